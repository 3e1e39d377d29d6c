import fs from 'node:fs';
import path from 'node:path';

/** The few lines at an address that a page had before. */
function isRedirect(filePath: string): boolean {
  return fs.readFileSync(filePath, 'utf8').includes('<meta http-equiv="refresh"');
}

/**
 * Paths of all pages of a built site in its default language, each with its slashes, in order; addresses that only
 * lead on to another one are no pages.
 *
 * @param directory Folder of the built site.
 * @param locales Folders of the other languages, which hold the same pages once more.
 */
export function listPages(directory: string, locales: readonly string[]): string[] {
  return fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'index.html' && !locales.includes(parts[0] ?? ''))
    .filter((parts) => !isRedirect(path.join(directory, ...parts)))
    .map((parts) => ['', ...parts.slice(0, -1), ''].join('/'))
    .sort();
}
