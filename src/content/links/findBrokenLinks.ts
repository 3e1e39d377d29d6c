import leven from 'leven';
import type { WrittenLink } from './collectLinks';

/** A page and the links in its source. */
export interface PageLinks {
  /** The file, as messages name it. */
  readonly source: string;
  /** Address of the page, with the slash at the end. */
  readonly pathname: string;
  readonly links: readonly WrittenLink[];
}

/** What is there to link to. */
export interface LinkTargets {
  /** Addresses of all pages, with the slash at the end. */
  readonly pathnames: readonly string[];
  /** Whether a file that is no page has this address: `/img/favicon.svg`. */
  readonly hasFile: (pathname: string) => boolean;
  /** Anchors of a page. */
  readonly getAnchors: (pathname: string) => ReadonlySet<string>;
}

/** More edits than this, and a name is no likely slip of the fingers for another. */
const MAX_DISTANCE = 12;

function findNearest(wanted: string, candidates: readonly string[]): string | undefined {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: leven(wanted, candidate) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= MAX_DISTANCE ? nearest.candidate : undefined;
}

function toRemedy(nearest: string | undefined): string {
  return nearest === undefined
    ? 'Correct the address, or take the link out.'
    : `Did you mean ${nearest} ? Correct the address, or take the link out.`;
}

function isInternal(url: string): boolean {
  return (url.startsWith('/') && !url.startsWith('//')) || url.startsWith('#');
}

function checkLink(url: string, page: PageLinks, targets: LinkTargets): string | null {
  const { pathname, hash } = new URL(url, `https://site.invalid${page.pathname}`);
  const isPage = targets.pathnames.includes(pathname);
  if (!isPage && targets.hasFile(pathname)) return null;
  if (!isPage) {
    const withSlash = pathname.endsWith('/') ? pathname : `${pathname}/`;
    return `the link to ${url} leads to no page. ${toRemedy(findNearest(withSlash, targets.pathnames))}`;
  }
  if (hash === '') return null;
  const anchors = targets.getAnchors(pathname);
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchors.has(anchor)) return null;
  const nearest = findNearest(anchor, [...anchors]);
  return `the link to ${url} leads to an anchor that ${pathname} does not have. ${toRemedy(nearest && `#${nearest}`)}`;
}

/**
 * Finds links of pages that lead nowhere. Docusaurus' own check names pages only; this one names the
 * file, the line and what was probably meant. Links to files (`./other.mdx`) and to other sites are
 * not looked at.
 *
 * @returns one message per broken link: `docs/…/button.mdx:12: the link to … leads to no page. …`
 */
export function findBrokenLinks(pages: readonly PageLinks[], targets: LinkTargets): string[] {
  return pages.flatMap((page) =>
    page.links
      .filter(({ url }) => isInternal(url))
      .flatMap(({ url, line }) => {
        const problem = checkLink(url, page, targets);
        return problem === null ? [] : [`${page.source}:${line}: ${problem}`];
      }),
  );
}
