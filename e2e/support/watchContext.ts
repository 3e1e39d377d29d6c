import type { BrowserContext, Request } from '@playwright/test';
import type { Problem } from './problems';

// The console repeats each failed request in these words, without its reason.
const REQUEST_ECHO = 'Failed to load resource';

// A navigation breaks off what the page before it still loads.
const CANCELED = 'net::ERR_ABORTED';

function isExternal(request: Request, origin: string): boolean {
  const { protocol, origin: requestOrigin } = new URL(request.url());
  return protocol.startsWith('http') && requestOrigin !== origin;
}

/**
 * Notes everything on the pages of a context that a reader would call broken. Requests to other
 * hosts never leave the machine (see playwright.config.ts); one that a test answers itself, with
 * `page.route`, is no problem.
 *
 * @returns a function that gives the problems so far
 */
export function watchContext(context: BrowserContext, origin: string): () => Problem[] {
  const problems: Problem[] = [];
  const external = new Set<Request>();

  context.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith(REQUEST_ECHO)) {
      problems.push({ kind: 'console error', text: message.text() });
    }
  });
  context.on('weberror', (webError) => {
    problems.push({ kind: 'page error', text: webError.error().message });
  });
  context.on('request', (request) => {
    if (isExternal(request, origin)) {
      external.add(request);
    }
  });
  context.on('response', (response) => {
    external.delete(response.request());
    if (!isExternal(response.request(), origin) && response.status() >= 400) {
      problems.push({ kind: 'failed request', text: `${response.status()} ${response.url()}` });
    }
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (!isExternal(request, origin) && reason !== CANCELED) {
      problems.push({ kind: 'failed request', text: `${reason} ${request.url()}` });
    }
  });

  return () => [
    ...problems,
    ...[...external].map((request) => ({ kind: 'external request', text: request.url() }) as const),
  ];
}
