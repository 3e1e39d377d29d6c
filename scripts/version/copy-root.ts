import fs from 'node:fs';
import path from 'node:path';

/** Folder of a version that Docusaurus takes for no pages, because of the underscore. */
export const ROOT_FOLDER = '_root';

/** A file of the copy: its path below the version's folder, and its text. */
export interface RootFile {
  readonly path: string;
  readonly content: string;
}

const SPECIFIER = /(?<=\bfrom\s*')([^'\n]+)(?=')/g;

const withoutEnding = (file: string) => file.replace(/(?:\/index)?\.tsx?$/, '');

/** Path of a module inside the site, without its ending; null for a package. */
function toSitePath(specifier: string, importer: string): string | null {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(importer), specifier)
    : null;
}

/**
 * Text of a copied module: what is copied as well lies beside it now, other files of the site are
 * named by their full path, and packages stay as they are, to be found by where the copy lies.
 */
export function rewriteSpecifiers(
  source: string,
  importer: string,
  copies: ReadonlyMap<string, string>,
): string {
  return source.replace(SPECIFIER, (specifier) => {
    const sitePath = toSitePath(specifier, importer);
    if (sitePath === null) return specifier;
    const copy = copies.get(sitePath);
    return copy === undefined ? `@site/${sitePath}` : `./${copy}`;
  });
}

/**
 * The copy of a demo root for a version, as it will be written.
 *
 * @param modules paths relative to the site, the root first
 */
export function copyRoot(siteDir: string, modules: readonly string[]): RootFile[] {
  const targets = modules.map((file, index) =>
    index === 0 ? `index${path.extname(file)}` : path.posix.basename(file),
  );
  const copies = new Map(
    modules.map((file, index) => [
      withoutEnding(file),
      (targets[index] ?? '').replace(/\.tsx?$/, ''),
    ]),
  );
  return modules.map((file, index) => ({
    path: `${ROOT_FOLDER}/${targets[index] ?? ''}`,
    content: rewriteSpecifiers(fs.readFileSync(path.join(siteDir, file), 'utf8'), file, copies),
  }));
}
