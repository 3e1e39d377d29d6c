import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { stripVTControlCharacters } from 'node:util';

/** A running `docusaurus start`. */
export interface DevelopmentServer {
  /** Ends it, and whatever it started. */
  close(): Promise<void>;
}

/** A port of the loopback that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Starts the development server of a site, and waits until it has compiled.
 *
 * @throws Error with what it printed if it ends before that
 */
export async function startDevelopment(folder: string, port: number): Promise<DevelopmentServer> {
  const child = spawn(
    process.execPath,
    [
      ...['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'],
      ...['--host', '127.0.0.1', '--port', String(port)],
    ],
    // A group of its own: what it starts ends with it.
    { cwd: folder, detached: true, env: { ...process.env, DEMO_EDITOR: 'off', NO_COLOR: '1' } },
  );
  let output = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('compiled successfully')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`docusaurus start has ended:\n${stripVTControlCharacters(output)}`);
    }),
  ]);
  return {
    async close() {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
