/**
 * Elements that have to be read whole before a page is painted first. While a slow processor parses the HTML,
 * a browser may paint the header without its right end, or a page's first line without its buttons; both moved
 * a moment later. Browsers that do not know `rel="expect"` paint as before.
 *
 * The last item of the header is in the head of every page (docusaurus.config.ts), the beginning of an article in
 * that of documentation pages (`src/theme/DocItem/Metadata`). A page without such an element would be painted only when
 * all of it is read.
 */
export const PAINT_AFTER = { header: 'header-settings', article: 'article-header' } as const;

/** Attributes of the link that holds the first paint back until the element of this id was read. */
export function expectElement(id: string) {
  return { rel: 'expect', href: `#${id}`, blocking: 'render' } as const;
}
