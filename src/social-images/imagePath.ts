/** Pixels of a preview: what networks cut nothing off, and take as a large picture. */
export const IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Below a language's root: previews, each at the path of its page. */
const FOLDER = 'og/';

/**
 * Path of the picture that stands for a page where a link to it is shared. Pages of an API reference,
 * of which there are hundreds, share that of its first page; a page with no preview of its own has
 * that of the home page, as `themeConfig.image` says.
 *
 * @param pathname the page's path
 * @param baseUrl path of the root of the page's language
 * @example
 * getImagePath('/zh/system/react-box/', '/zh/'); // '/zh/og/system/react-box.png'
 * getImagePath('/joy-ui/api/button/', '/'); // '/og/joy-ui/api.png'
 */
export function getImagePath(pathname: string, baseUrl: string): string {
  const page = pathname
    .slice(baseUrl.length)
    .replace(/\/+$/, '')
    .replace(/(^|\/)api\/.*$/, '$1api');
  return `${baseUrl}${FOLDER}${page || 'index'}.png`;
}

/**
 * The page whose texts a preview shows, below the root of its language: `system/react-box/`; null for a
 * picture that a page brings itself, which is not drawn.
 */
export function getPicturedPage(imagePath: string, baseUrl: string): string | null {
  if (!imagePath.startsWith(baseUrl + FOLDER)) return null;
  const page = imagePath.slice(baseUrl.length + FOLDER.length).replace(/\.png$/, '');
  return page === 'index' ? '' : `${page}/`;
}
