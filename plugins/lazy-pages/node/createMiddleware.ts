import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { OPEN_PATH } from '../client/openPath';

/**
 * Answers a browser that opens a page: 204 where the page is compiled from now on, 404 where there is none
 * of that name. All other requests are left to those that come after.
 *
 * @param open has a page compiled; false if there is none of that name
 */
export function createMiddleware(open: (name: string) => boolean) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    if (request.method !== 'POST' || request.url !== OPEN_PATH) {
      next();
      return;
    }
    text(request)
      .then((name) => response.writeHead(open(name) ? 204 : 404).end())
      .catch(next);
  };
}
