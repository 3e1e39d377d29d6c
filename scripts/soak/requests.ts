import type { Page, Request } from '@playwright/test';

/** How long requests may take to end, in ms. */
const PATIENCE = 10_000;

/**
 * Follows the requests of a page from now on.
 *
 * @returns waits until none is on its way, or for as long as patience lasts
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const ended = new Set<() => void>();
  page.on('request', (request) => open.add(request));
  const end = (request: Request) => {
    open.delete(request);
    for (const tell of ended) tell();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  return () =>
    new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        ended.delete(look);
        resolve();
      };
      const look = () => {
        if (open.size === 0) finish();
      };
      const timer = setTimeout(finish, PATIENCE);
      ended.add(look);
      look();
    });
}
