import fs from 'node:fs/promises';
import path from 'node:path';

/** What of Docusaurus' build of one language is looked at. */
export interface BuiltPages {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
}

/** How many files are written at the same time. */
const AT_ONCE = 16;

/** Low, as scripts have it that a script adds: these are wanted after those, not before. */
const printLink = (address: string) =>
  `<link rel="preload" as="script" fetchpriority="low" href="${address}">`;

/**
 * Puts a link to each of a page's chunks into its HTML. Without, the browser learns of them one after the
 * other: of the first when the main script has run, of the page's own when the part of the routes is here
 * that it stands in.
 *
 * Other plugins read the same files at that time, hence each takes the place of the old one as a whole.
 *
 * @param chunkFiles paths of the chunks below `baseUrl`, by the path of the page
 * @param before text of a page's HTML before which the links go
 * @returns how many pages have links now
 * @throws Error naming the page that has no such text
 */
export async function linkChunks(
  { outDir, baseUrl, routesPaths }: BuiltPages,
  chunkFiles: ReadonlyMap<string, readonly string[]>,
  before: string,
): Promise<number> {
  const link = async (pagePath: string) => {
    const files = chunkFiles.get(pagePath) ?? [];
    const file = path.join(outDir, pagePath.slice(baseUrl.length), 'index.html');
    const html = await fs.readFile(file, 'utf8');
    const index = html.indexOf(before);
    if (index < 0) {
      throw new Error(
        `plugins/page-routes: ${file} does not contain ${before}, the text of the option "linkChunksBefore". ` +
          'Name a text that the HTML of every page has.',
      );
    }
    const links = files.map((name) => printLink(baseUrl + name)).join('');
    const written = `${file}.linked`;
    await fs.writeFile(written, html.slice(0, index) + links + html.slice(index));
    await fs.rename(written, file);
  };
  const paths = routesPaths.filter((pagePath) => (chunkFiles.get(pagePath) ?? []).length > 0);
  const left = [...paths];
  const work = async () => {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await link(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths.length;
}
