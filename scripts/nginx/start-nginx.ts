import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CONTAINER_PLACES } from '../host/build-nginx';
import { getNginxFolder } from '../host/write-host-files';
import { findFreePort } from '../server/find-free-port';

/** An nginx that serves a build by the configuration that the build wrote. */
export interface RunningNginx {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** What it said of errors so far. */
  readErrors(): string;
  close(): Promise<void>;
}

/** The places of the container become those of this run; everything else stays as it was built. */
function movePlaces(config: string, places: ReadonlyArray<readonly [from: string, to: string]>) {
  return places.reduce((text, [from, to]) => text.replaceAll(from, to), config);
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

async function waitUntilListening(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = performance.now() + 10_000;
  while (child.exitCode === null && performance.now() < deadline) {
    if (await canConnect(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

/**
 * Starts nginx on a free port of this machine.
 *
 * @param executablePath what `findNginx` found
 * @param buildDirectory absolute path of a build that was finished
 * @throws Error with nginx' own words when it does not start
 */
export async function startNginx(
  executablePath: string,
  buildDirectory: string,
): Promise<RunningNginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-nginx-'));
  const port = await findFreePort();
  const { root, listen, temporary, accessLog } = CONTAINER_PLACES;
  const places = [
    // First of all: the build may lie in a temporary folder itself.
    [`"${temporary}/`, `"${folder}/`],
    [`root "${root}"`, `root "${buildDirectory}"`],
    [`listen ${listen} `, `listen 127.0.0.1:${port} `],
    [`access_log ${accessLog}`, 'access_log off'],
  ] as const;
  for (const name of ['nginx.conf', 'site.conf']) {
    const config = fs.readFileSync(path.join(getNginxFolder(buildDirectory), name), 'utf8');
    fs.writeFileSync(path.join(folder, name), movePlaces(config, places));
  }
  // Root's nginx would give its workers to a user who may not read this folder.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const child = spawn(
    executablePath,
    ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', `${user}daemon off;`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const close = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  if (!(await waitUntilListening(child, port))) {
    await close();
    throw new Error(`nginx did not start:\n${errors}`);
  }
  return { url: `http://127.0.0.1:${port}`, port, readErrors: () => errors, close };
}
