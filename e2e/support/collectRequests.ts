import type { Page, Request } from '@playwright/test';

/** The requests of a page, in the order in which they began. */
export interface RequestLog {
  /** Grows while the page loads. */
  readonly requests: readonly Request[];
  /**
   * Paths with their queries, of one kind of resource (`script`, `stylesheet`, `document`, …, as
   * Playwright's `resourceType()` calls them) or of all.
   */
  paths(resourceType?: string): string[];
  /** Forgets what came so far, to look at what one action asks for. */
  clear(): void;
}

/** Notes every request of a page from now on. */
export function collectRequests(page: Page): RequestLog {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    requests,
    paths: (resourceType) =>
      requests
        .filter((request) => resourceType === undefined || request.resourceType() === resourceType)
        .map((request) => {
          const { pathname, search } = new URL(request.url());
          return `${pathname}${search}`;
        }),
    clear: () => {
      requests.length = 0;
    },
  };
}
