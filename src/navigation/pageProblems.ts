import { flattenTree, isExternal } from './entries';
import type { Problem } from './problems';
import { toWrongRight } from './problems';
import type { DocPage } from './sidebarItems';
import type { NavigationEntry, NavigationTree } from './types';

function isApiPathname(pathname: string): boolean {
  return pathname.includes('/api/');
}

/** Only a group that opens and closes can be a link as well; a subheader is a label. */
function canShowPage(entry: NavigationEntry): boolean {
  return !isExternal(entry) && !(entry.children && entry.subheader);
}

function collectDuplicateProblems(pages: readonly DocPage[]): Problem[] {
  const firsts = new Map<string, DocPage>();
  return pages.flatMap((page) => {
    const rival = firsts.get(page.pathname);
    if (!rival) {
      firsts.set(page.pathname, page);
      return [];
    }
    return [
      {
        where: page.source,
        what: `Its address ${page.pathname} is already that of ${rival.source}.`,
        fix: 'Give one of them another "slug" in its front matter.',
      },
    ];
  });
}

function collectMissingProblems(
  entries: readonly NavigationEntry[],
  sources: ReadonlyMap<string, string>,
): Problem[] {
  return entries
    .filter((entry) => canShowPage(entry) && !entry.children && !entry.planned)
    .filter(({ pathname }) => !sources.has(pathname))
    .map(({ pathname }) => {
      const [, product = '', ...rest] = pathname.split('/');
      return {
        where: pathname,
        what: `No page in docs/${product}/ has this address.`,
        fix: isApiPathname(pathname)
          ? 'API pages are generated, and no package has this one: remove the name from its apiEntries(), or correct it.'
          : `Write the page with "slug: /${rest.join('/')}" in its front matter, or add "planned: true" to the entry until it is written.`,
      };
    });
}

function collectPlannedProblems(
  entries: readonly NavigationEntry[],
  sources: ReadonlyMap<string, string>,
): Problem[] {
  return entries
    .filter((entry) => entry.planned && canShowPage(entry))
    .flatMap(({ pathname }) => {
      const source = sources.get(pathname);
      return source === undefined
        ? []
        : [
            {
              where: source,
              what: `The page is written, but its entry ${pathname} still says planned.`,
              fix: isApiPathname(pathname)
                ? 'API pages are generated and never planned: list the name in an apiEntries() of sidebars.ts instead.'
                : `Remove "planned: true" from the entry in sidebars.ts.\n${toWrongRight(
                    `{ pathname: '${pathname}', planned: true }`,
                    `{ pathname: '${pathname}' }`,
                  )}`,
            },
          ];
    });
}

function collectUnlistedProblems(
  entries: readonly NavigationEntry[],
  pages: readonly DocPage[],
): Problem[] {
  const listed = new Set(entries.filter(canShowPage).map(({ pathname }) => pathname));
  return pages
    .filter(({ pathname }) => !listed.has(pathname))
    .map(({ pathname, source }) => ({
      where: source,
      what: `No entry in sidebars.ts has the address of this page, ${pathname}.`,
      fix: entries.some((entry) => entry.pathname === pathname)
        ? `Only a subheader is called ${pathname}, and a subheader is no link: list the page as an entry and call the subheader something else.`
        : isApiPathname(pathname)
          ? 'A package exports it: add the name to the apiEntries() of its product, or say in api-reference.config.ts under "ignore" why it has no page.'
          : `Add { pathname: '${pathname}' } where readers should find it, correct the page's "slug", or begin the file's name with "_" if it is no page.`,
    }));
}

/** Where a tree and the pages on disk contradict each other. */
export function collectPageProblems(tree: NavigationTree, pages: readonly DocPage[]): Problem[] {
  const entries = flattenTree(tree);
  const sources = new Map(pages.map(({ pathname, source }) => [pathname, source]));
  return [
    ...collectDuplicateProblems(pages),
    ...collectMissingProblems(entries, sources),
    ...collectPlannedProblems(entries, sources),
    ...collectUnlistedProblems(entries, pages),
  ];
}
