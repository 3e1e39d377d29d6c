import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import net from 'node:net';

/** What a server said. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks for a path exactly as it is written; `fetch` would mend it first. */
export function ask(
  origin: string,
  target: string,
  { method = 'GET', headers = {} as OutgoingHttpHeaders } = {},
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    http
      .request({ hostname, port, path: target, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
      .on('error', reject)
      .end();
  });
}

/** Sends bytes that are no HTTP request, and returns all that comes back until the server hangs up. */
export function sendBytes(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (part: string) => {
        text += part;
      })
      .on('error', reject)
      .on('close', () => resolve(text));
  });
}
