import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { UsageError } from '../cli/run-script';
import { createHandler } from './create-handler';

/** Where to find the built site and where to offer it. */
export interface ServeOptions {
  /** Folder of the built site, relative to the working directory or absolute. Default `build`. */
  readonly directory?: string;
  /** Address to listen on. Default `127.0.0.1`, which only this machine reaches. */
  readonly host?: string;
  /** Port to listen on; 0, the default, takes any that is free. */
  readonly port?: number;
}

/** A running server. */
export interface RunningServer {
  /** Address without a trailing slash, e.g. `http://127.0.0.1:4173`. */
  readonly url: string;
  /** Stops listening and ends the connections that are still open. */
  close(): Promise<void>;
}

function listen(server: http.Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new UsageError(
      [
        `Port ${port} of ${host} is in use by another program.`,
        `End that program, or choose another port: npm run serve -- --port ${port + 1}`,
      ].join('\n'),
    );
  }
  return error;
}

/**
 * Serves a built site the way a production host does.
 *
 * @throws UsageError when there is no built site, or the port is in use.
 */
export async function serveBuild(options: ServeOptions = {}): Promise<RunningServer> {
  const { directory = 'build', host = '127.0.0.1', port = 0 } = options;
  const absoluteDirectory = path.resolve(directory);
  if (!fs.existsSync(path.join(absoluteDirectory, 'index.html'))) {
    throw new UsageError(
      `There is no built site in "${directory}" (no index.html). Build it first: npm run build`,
    );
  }
  const server = http.createServer(createHandler(absoluteDirectory));
  try {
    await listen(server, host, port);
  } catch (error) {
    throw explainListenError(error as NodeJS.ErrnoException, host, port);
  }
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
