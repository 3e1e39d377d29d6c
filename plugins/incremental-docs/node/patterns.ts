import fs from 'node:fs';

const MAGIC = /[*?{}()[\]!]/;

/** The folder above everything that a pattern can match; a single file is its own. */
export function getBase(pattern: string): string {
  const segments = pattern.split('/');
  const magic = segments.findIndex((segment) => MAGIC.test(segment));
  return magic < 0 ? pattern : segments.slice(0, magic).join('/');
}

/** What matches files in folders that are there, and what is named by itself or is in none. */
export function splitPaths(paths: readonly string[]) {
  const isFolder = (pattern: string) => MAGIC.test(pattern) && fs.existsSync(getBase(pattern));
  return {
    patterns: paths.filter((pattern) => isFolder(pattern)),
    others: paths.filter((pattern) => !isFolder(pattern)),
  };
}

/** The folders that patterns match files in, each once. */
export function listBases(patterns: readonly string[]): string[] {
  return [...new Set(patterns.map(getBase))];
}
