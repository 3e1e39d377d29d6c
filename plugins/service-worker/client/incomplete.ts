/**
 * On the root element: a part is missing without which the page does not answer. The notice of
 * `node/buildNotice.ts` shows then. Also known to the early script: see node/buildEarlyScript.ts.
 */
export const INCOMPLETE_ATTRIBUTE = 'data-incomplete';

/** Set by Docusaurus when the page answers. */
const isReady = () => document.documentElement.dataset.hasHydrated === 'true';

/** What the bundler's runtime rejects with where a script or a stylesheet does not come. */
function isLoadFailure(reason: unknown): boolean {
  const { name, code } = Object(reason) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}

/**
 * Docusaurus waits for the code of the first page before it brings the page to life, and nobody
 * hears if it does not come: what the server has drawn stays, and does not answer. From now on that
 * is said.
 */
export function watchFirstPage(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (isReady() || !isLoadFailure(event.reason)) return;
    // It is told to the reader.
    event.preventDefault();
    document.documentElement.setAttribute(INCOMPLETE_ATTRIBUTE, '');
  });
}
