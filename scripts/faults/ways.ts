import type { Route } from '@playwright/test';
import type { Problem } from '../../e2e/support/problems';

/** One way in which a request can go wrong. */
export interface Way {
  readonly name: string;
  /** Whether the answer comes in the end, and is the right one. */
  readonly comes?: boolean;
  /** What the browser itself says of it in the console; nobody can keep it from doing so. */
  readonly echo?: RegExp;
  handle(route: Route): Promise<void>;
}

/** What a portal, or a host that knows no 404, answers everything with. */
const OTHER_PAGE = '<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in</h1></html>';

const LATE_MS = 1000;

export const WAYS: readonly Way[] = [
  { name: 'is blocked', handle: (route) => route.abort('blockedbyclient') },
  { name: 'breaks off', handle: (route) => route.abort('connectionreset') },
  { name: 'answers 500', handle: (route) => route.fulfill({ status: 500, body: 'Oops' }) },
  {
    name: 'is answered with another page',
    echo: /MIME type|^Unexpected token '<'/,
    handle: (route) => route.fulfill({ contentType: 'text/html', body: OTHER_PAGE }),
  },
  {
    name: 'is cut off',
    echo: /^(?:Unexpected|Invalid|Unterminated|missing) /,
    async handle(route) {
      const response = await route.fetch();
      const body = await response.body();
      // In the middle, so that neither a script nor JSON ends well.
      const half = body.subarray(0, Math.floor(body.length / 2));
      // What the browser keeps of a broken file is not what is looked at.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill({ response, body: half, headers });
    },
  },
  {
    name: 'comes late',
    comes: true,
    async handle(route) {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      // The page may have been closed meanwhile.
      await route.continue().catch(() => undefined);
    },
  },
];

/** Whether a problem is the fault itself, not what the site made of it. */
export function isFaultItself({ kind, text }: Problem, { comes, echo }: Way): boolean {
  if (comes) return false;
  return kind === 'failed request' || (echo?.test(text) ?? false);
}
