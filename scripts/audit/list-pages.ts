import fs from 'node:fs';
import path from 'node:path';

/**
 * Paths of all pages of a built site in its default language, each with its slashes, in order.
 *
 * @param directory Folder of the built site.
 * @param locales Folders of the other languages, which hold the same pages once more.
 */
export function listPages(directory: string, locales: readonly string[]): string[] {
  return fs
    .readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep))
    .filter((parts) => parts.at(-1) === 'index.html' && !locales.includes(parts[0] ?? ''))
    .map((parts) => ['', ...parts.slice(0, -1), ''].join('/'))
    .sort();
}
