import fs from 'node:fs/promises';
import path from 'node:path';

/** What of Docusaurus' build of one language is looked at. */
export interface BuiltPages {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
}

/** What a page's HTML links. */
export interface PageScripts {
  /** Paths of scripts below `baseUrl` that the page is going to ask for. */
  readonly links: readonly string[];
  /** Path of a script that runs before the page's others. */
  readonly first?: string;
}

/** Where in a page's HTML. */
export interface LinkPlaces {
  /** Text before which the links go. */
  readonly linksBefore: string;
  /** Text behind which the first script goes. */
  readonly firstAfter: string;
}

/**
 * Marks the script that only this page has; all others of a page's HTML tell which build of the site it is
 * from. Whoever compares two pages of a build leaves it out (plugins/demos, plugins/service-worker).
 */
const OWN_MARK = 'data-page-content';

/** How many files are written at the same time. */
const AT_ONCE = 16;

/** Low, as scripts have it that a script adds: these are wanted after those, not before. */
const printLink = (address: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${address}">`;

function find(html: string, text: string, file: string, option: string): number {
  const index = html.indexOf(text);
  if (index >= 0) return index;
  throw new Error(
    `plugins/page-routes: ${file} does not contain ${text}, the text of the option "${option}". ` +
      'Name a text that the HTML of every page has.',
  );
}

/** Rewrites a file; others read it at that time, hence the new one takes the place of the old as a whole. */
async function rewrite(file: string, change: (html: string) => string): Promise<void> {
  const written = `${file}.linked`;
  await fs.writeFile(written, change(await fs.readFile(file, 'utf8')));
  await fs.rename(written, file);
}

/**
 * Puts a link to each of a page's chunks into its HTML. Without, the browser learns of them one after the
 * other: of the first when the main script has run, of the page's own when the part of the routes is here
 * that it stands in.
 *
 * @param scripts by the path of the page
 * @returns how many pages have links now
 * @throws Error naming the page that has not the text of a place
 */
export async function linkChunks(
  { outDir, baseUrl, routesPaths }: BuiltPages,
  scripts: ReadonlyMap<string, PageScripts>,
  { linksBefore, firstAfter }: LinkPlaces,
): Promise<number> {
  const link = async (pagePath: string) => {
    const { links, first } = scripts.get(pagePath) ?? { links: [] };
    const file = path.join(outDir, pagePath.slice(baseUrl.length), 'index.html');
    await rewrite(file, (html) => {
      const end = find(html, linksBefore, file, 'linkChunksBefore');
      const linked = links.map((name) => printLink(baseUrl + name)).join('');
      const whole = html.slice(0, end) + linked + html.slice(end);
      if (first === undefined) return whole;
      const start = find(html, firstAfter, file, 'trimmedContentAfter') + firstAfter.length;
      return `${whole.slice(0, start)}<script src="${baseUrl}${first}" ${OWN_MARK} defer></script>${whole.slice(start)}`;
    });
  };
  const paths = routesPaths.filter((pagePath) => (scripts.get(pagePath)?.links ?? []).length > 0);
  const left = [...paths];
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await link(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths.length;
}
