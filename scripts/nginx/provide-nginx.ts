import { spawnSync } from 'node:child_process';
import { isExecutableFile } from '../browser/find-browser';
import { findNginx, NGINX_PACKAGES } from './find-nginx';

/** For one command: a package server that does not answer must not hold up the tests. */
const TIME_LIMIT_MS = 20_000;

function run(command: string, ...args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: TIME_LIMIT_MS,
    // Installed to be looked at, not to run: Debian would start it as a service.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
  return status === 0;
}

/**
 * Path of an nginx that the build's configuration runs with; installs Debian's where this process may.
 *
 * @returns null where there is none and none can be installed
 */
export function provideNginx(): string | null {
  const found = findNginx();
  const mayInstall = process.getuid?.() === 0 && isExecutableFile('/usr/bin/apt-get');
  if (found !== null || !mayInstall) return found;
  const install = () =>
    run('apt-get', 'install', '-y', '--no-install-recommends', ...NGINX_PACKAGES);
  // The lists may be there already; fetching them takes longer than the packages do.
  if (!install() && run('apt-get', 'update')) install();
  return findNginx();
}
