import http, { type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of somebody else: it notes what it is asked and answers as a test says. */
export class LoopbackServer {
  /** Method and path of each request, in their order. */
  readonly requests: string[] = [];
  /** The answer to every request from now on. */
  respond: RequestListener = (_, response) => response.writeHead(204).end();
  private aborted = 0;
  private readonly server = http.createServer((request, response) =>
    this.handle(request, response),
  );

  /** Listens on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  /** `http://127.0.0.1:40123` */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many answers the browser did not wait for. */
  get abortedCount(): number {
    return this.aborted;
  }

  /** Forgets what came so far and answers nothing of interest. */
  reset(): void {
    this.requests.length = 0;
    this.aborted = 0;
    this.respond = (_, response) => response.writeHead(204).end();
  }

  /** Answers with a text, whatever is asked. */
  respondWith(contentType: string, body: string, status = 200): void {
    this.respond = (_, response) =>
      response.writeHead(status, { 'Content-Type': contentType }).end(body);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private handle(request: IncomingMessage, response: http.ServerResponse): void {
    this.requests.push(`${request.method} ${request.url}`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.on('close', () => {
      if (!response.writableFinished) this.aborted += 1;
    });
    this.respond(request, response);
  }
}
