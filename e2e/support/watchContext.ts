import type { BrowserContext, ConsoleMessage, Request, Response, WebError } from '@playwright/test';
import type { Problem } from './problems';

// The console repeats each failed request in these words, without its reason.
const REQUEST_ECHO = 'Failed to load resource';

// A navigation breaks off what the page before it still loads.
const CANCELED = 'net::ERR_ABORTED';

function isExternal(request: Request, origin: string): boolean {
  const { protocol, origin: requestOrigin } = new URL(request.url());
  return protocol.startsWith('http') && requestOrigin !== origin;
}

/** Watches a context until it is told to stop. */
export interface ContextWatch {
  /** What went wrong so far. */
  getProblems(): Problem[];
  stop(): void;
}

/**
 * Notes everything on the pages of a context that a reader would call broken. Requests to other
 * hosts never leave the machine (see playwright.config.ts); one that a test answers itself, with
 * `page.route`, is no problem.
 */
export function watchContext(context: BrowserContext, origin: string): ContextWatch {
  const problems: Problem[] = [];
  const external = new Set<Request>();

  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error' && !message.text().startsWith(REQUEST_ECHO)) {
      problems.push({ kind: 'console error', text: message.text() });
    }
  };
  const onError = (webError: WebError) => {
    problems.push({ kind: 'page error', text: webError.error().message });
  };
  const onRequest = (request: Request) => {
    if (isExternal(request, origin)) {
      external.add(request);
    }
  };
  const onResponse = (response: Response) => {
    external.delete(response.request());
    if (!isExternal(response.request(), origin) && response.status() >= 400) {
      problems.push({ kind: 'failed request', text: `${response.status()} ${response.url()}` });
    }
  };
  const onFailure = (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    if (!isExternal(request, origin) && reason !== CANCELED) {
      problems.push({ kind: 'failed request', text: `${reason} ${request.url()}` });
    }
  };

  context.on('console', onConsole);
  context.on('weberror', onError);
  context.on('request', onRequest);
  context.on('response', onResponse);
  context.on('requestfailed', onFailure);

  return {
    getProblems: () => [
      ...problems,
      ...[...external].map(
        (request) => ({ kind: 'external request', text: request.url() }) as const,
      ),
    ],
    stop() {
      // A context may outlive a test: see sharedPage.ts.
      context.off('console', onConsole);
      context.off('weberror', onError);
      context.off('request', onRequest);
      context.off('response', onResponse);
      context.off('requestfailed', onFailure);
    },
  };
}
