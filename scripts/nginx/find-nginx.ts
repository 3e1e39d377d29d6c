import fs from 'node:fs';
import path from 'node:path';
import { isExecutableFile } from '../browser/find-browser';
import { BROTLI_MODULE } from '../host/build-nginx';

/** Debian's packages: the server, and the module that answers with the build's brotli files. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const;

/** Said wherever a check needs an nginx and there is none. */
export const MISSING_NGINX = `nginx with its brotli module is not installed. On Debian and Ubuntu: sudo apt-get install -y ${NGINX_PACKAGES.join(' ')}`;

/** What looking for nginx asks the machine. */
export interface NginxConditions {
  /** The variable `PATH`. */
  readonly searchPath: string;
  isExecutable(filePath: string): boolean;
  exists(filePath: string): boolean;
}

const conditions: NginxConditions = {
  searchPath: process.env.PATH ?? '',
  isExecutable: isExecutableFile,
  exists: fs.existsSync,
};

/** Path of an nginx that the build's configuration runs with, or null. */
export function findNginx(given: NginxConditions = conditions): string | null {
  if (!given.exists(BROTLI_MODULE)) return null;
  // Debian has it where the PATH of a user who is not root does not look.
  const folders = [...given.searchPath.split(path.delimiter).filter(Boolean), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find(given.isExecutable) ?? null;
}
