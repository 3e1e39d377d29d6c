import { getEntryAssets } from '../client/entryAssets';

const TITLE = 'x-offline-title';
const PATH = 'x-offline-path';
const ASSETS = 'x-offline-assets';

/** What is known of a page that is kept, without reading its HTML. */
export interface PageNote {
  readonly path: string;
  /** Text of the title element, entities and all. */
  readonly titleHtml: string;
  /** Paths of the scripts and stylesheets that it begins with. */
  readonly assets: readonly string[];
}

/**
 * A page's answer in the form in which it is kept: a note on it stands in its headers.
 *
 * @returns null for what is no page of the site: an error, another kind of file, HTML without its
 *   scripts such as the offline page.
 */
export async function toStoredPage(response: Response, pathname: string): Promise<Response | null> {
  const isHtml = response.headers.get('content-type')?.includes('text/html') ?? false;
  if (response.status !== 200 || !isHtml) return null;
  const html = await response.text();
  const assets = getEntryAssets(html);
  if (assets.length === 0) return null;
  const headers = new Headers(response.headers);
  // They describe what came over the network, which this no longer is.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const [, title = pathname] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? [];
  headers.set(TITLE, encodeURIComponent(title));
  headers.set(PATH, encodeURIComponent(pathname));
  headers.set(ASSETS, encodeURIComponent(JSON.stringify(assets)));
  return new Response(html, { headers });
}

/** The note on a page that `toStoredPage` made; null for another response. */
export function readPageNote({ headers }: Response): PageNote | null {
  const [title, path, assets] = [TITLE, PATH, ASSETS].map((name) => headers.get(name));
  if (title == null || path == null || assets == null) return null;
  return {
    path: decodeURIComponent(path),
    titleHtml: decodeURIComponent(title),
    assets: JSON.parse(decodeURIComponent(assets)) as string[],
  };
}

/**
 * A page's own script without the text that its HTML has, as plugins/page-routes writes it. Where it does
 * not come, the page asks for the whole one, which is all that a reader has who came from another page.
 */
const getWholeScript = (path: string) => path.replace(/\.kept\.js$/, '.js');

/**
 * Whether a kept page can be shown as it was: all of its scripts and styles are at hand. It may
 * have lost some to the limits of the caches, or to a browser short of space.
 */
export async function isWhole(
  response: Response,
  hasAsset: (path: string) => Promise<boolean>,
): Promise<boolean> {
  const note = readPageNote(response);
  if (note === null) return false;
  const isAtHand = async (path: string) =>
    (await hasAsset(path)) || (await hasAsset(getWholeScript(path)));
  return (await Promise.all(note.assets.map(isAtHand))).every(Boolean);
}
