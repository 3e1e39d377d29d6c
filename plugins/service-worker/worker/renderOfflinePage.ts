import type { PageNote } from './storedPage';

/** What node/buildOfflinePage.ts writes for a list of pages that the worker fills in and shows. */
export const HIDDEN_SECTION = '<section hidden>';
export const EMPTY_LIST = '<ul></ul>';

function renderLink({ path, titleHtml }: PageNote, titleSuffix: string): string {
  const title = titleHtml.endsWith(titleSuffix)
    ? titleHtml.slice(0, titleHtml.length - titleSuffix.length)
    : titleHtml;
  // The title has its entities still, and the path of an address has neither quotes nor brackets.
  return `<li><a href="${path.replaceAll('&', '&amp;')}">${title}</a></li>`;
}

/** The offline page with links to the pages that can be read, in the given order. */
export function renderOfflinePage(
  html: string,
  pages: readonly PageNote[],
  titleSuffix: string,
): string {
  if (pages.length === 0) return html;
  const items = pages.map((page) => renderLink(page, titleSuffix)).join('');
  return html.replace(HIDDEN_SECTION, '<section>').replace(EMPTY_LIST, () => `<ul>${items}</ul>`);
}
