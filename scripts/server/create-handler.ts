import fs from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { getHeaders } from '../host/policy';
import { getContentType } from './content-types';
import { resolveRequest } from './resolve-request';

const ENCODINGS = [
  { name: 'br', accepted: /\bbr\b/, extension: '.br' },
  { name: 'gzip', accepted: /\bgzip\b/, extension: '.gz' },
];

/** What is not published over https needs no header that only https heeds. */
const SITE_URL = 'http://localhost';

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const [name, value] of Object.entries(getHeaders(pathname, SITE_URL))) {
    response.setHeader(name, value);
  }
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

/** sirv always answers with status 200, so the 404 page is sent here, compressed like the others. */
function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  pagePath: string | null,
): void {
  if (pagePath === null) {
    sendText(response, 404, 'Not found\n');
    return;
  }
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(
    (candidate) =>
      candidate.accepted.test(accepted) && fs.existsSync(`${pagePath}${candidate.extension}`),
  );
  const body = fs.readFileSync(`${pagePath}${encoding?.extension ?? ''}`);
  response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', body.length);
  if (encoding) {
    response.setHeader('Content-Encoding', encoding.name);
  }
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Answers requests from a built site the way a static host does: precompressed files, hashed
 * assets kept for a year, the 404 page of the right language, a redirect to the trailing slash.
 *
 * @param directory absolute path of the built site
 */
export function createHandler(directory: string): RequestListener {
  // `dev` makes sirv look at the disk for each request: a list made at the start would be wrong
  // after the next build. Which file answers is decided by resolveRequest, not by `extensions`.
  const sendFile = sirv(directory, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
  });

  return (request, response) => {
    setHeaders(response, '/');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      sendText(response, 405, 'Method not allowed\n');
      return;
    }
    const resolution = resolveRequest(directory, request.url ?? '/');
    switch (resolution.kind) {
      case 'malformed':
        sendText(response, 400, 'Bad request\n');
        return;
      case 'redirect':
        response.setHeader('Location', resolution.location);
        sendText(response, 301, `Moved to ${resolution.location}\n`);
        return;
      case 'not-found':
        sendNotFound(request, response, resolution.pagePath);
        return;
      case 'file': {
        const { pathname } = resolution;
        // Set before sirv is called, so that its answer 304 carries them too.
        setHeaders(response, pathname);
        response.setHeader('Vary', 'Accept-Encoding');
        response.setHeader('Content-Type', getContentType(pathname));
        request.url = encodeURI(pathname);
        sendFile(request, response, () => sendNotFound(request, response, null));
      }
    }
  };
}
