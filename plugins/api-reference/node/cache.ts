import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ExtractedPage, InstalledPackage } from './types';

const FOLDER = 'node_modules/.cache/api-reference';

/** Source of the extraction: other code, other pages. */
function readGenerator(): string[] {
  const folder = path.join(__dirname, 'extract');
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
}

/**
 * Key of what was extracted: it changes with the packages' versions, the options and the generator.
 * Installed files themselves are not read; npm changes a package's content with its version only.
 */
export function getCacheKey(
  products: ReadonlyArray<readonly InstalledPackage[]>,
  compilerVersion: string,
): string {
  // Absolute paths differ from one machine to the next, and say nothing about the content.
  const packages = products.map((product) => product.map(({ dir: _dir, ...rest }) => rest));
  const hash = createHash('sha256');
  hash.update(JSON.stringify([packages, compilerVersion]));
  for (const source of readGenerator()) hash.update(source);
  return hash.digest('hex').slice(0, 32);
}

/** What an earlier run extracted under this key, or null; a damaged file counts as none. */
export function readCache(siteDir: string, key: string): ExtractedPage[][] | null {
  try {
    const text = fs.readFileSync(path.join(siteDir, FOLDER, `${key}.json`), 'utf8');
    return JSON.parse(text) as ExtractedPage[][];
  } catch {
    return null;
  }
}

/** Keeps this result and drops older ones. A folder that cannot be written costs time only. */
export function writeCache(siteDir: string, key: string, pages: ExtractedPage[][]): void {
  const folder = path.join(siteDir, FOLDER);
  try {
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const temporary = path.join(folder, `${key}.${process.pid}.tmp`);
    fs.writeFileSync(temporary, JSON.stringify(pages));
    fs.renameSync(temporary, path.join(folder, `${key}.json`));
  } catch {
    // The next run extracts again.
  }
}
