import fs from 'node:fs';
import { DOCUSAURUS } from './commands';
import { startNode } from './run-measured';

/** A starting or running `docusaurus start`. */
export interface DevelopmentServer {
  readonly url: string;
  readonly pid: number;
  /**
   * Resolves once the server answers with a page, which it does when all that it compiles at its start is.
   * Rejects with what it printed if it ends before that.
   */
  readonly ready: Promise<void>;
  /** Ends it, and whatever it started. */
  close(): Promise<void>;
}

/** How a development server is started. */
export interface DevelopmentOptions {
  readonly port: number;
  /** File for what it prints. */
  readonly logFile: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const TIMEOUT_MS = 15 * 60_000;

/** The server accepts connections at once, and answers when all is compiled. */
async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end && !hasEnded()) {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => null,
    );
    if (response?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Starts the development server of a site, without what the live editor needs. */
export function startDevelopment(
  folder: string,
  { port, logFile, environment }: DevelopmentOptions,
): DevelopmentServer {
  const child = startNode(
    [DOCUSAURUS, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    { cwd: folder, environment: { DEMO_EDITOR: 'off', ...environment }, logFile },
  );
  const pid = child.pid ?? 0;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  const ready = waitUntilReady(`${url}/`, () => child.exitCode !== null).then((isReady) => {
    if (isReady) return;
    throw new Error(`docusaurus start does not answer:\n${fs.readFileSync(logFile, 'utf8')}`);
  });
  return {
    url,
    pid,
    ready,
    async close() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGTERM');
      await ended;
    },
  };
}
