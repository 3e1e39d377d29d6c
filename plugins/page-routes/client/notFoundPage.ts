/** The file that hosts answer unknown addresses with, as a page says its own address. */
const NOT_FOUND_ADDRESS = /\/404\.html\/?$/;

/**
 * Whether the document is the page for unknown addresses, which a host answers with wherever it has
 * no page. False on the server, and while developing, where there is no such document.
 */
export function isNotFoundDocument(): boolean {
  if (typeof document === 'undefined') return false;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return NOT_FOUND_ADDRESS.test(canonical?.getAttribute('href') ?? '');
}

/** As the browser got it; the page that a reader goes to from there says another address. */
export const isFirstPageNotFound = isNotFoundDocument();
