import fs from 'node:fs';
import path from 'node:path';

/** What can be imported of an installed package. */
export interface PackageEntries {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Paths below the package's name; the empty one is the package itself. Sorted. */
  readonly entries: readonly string[];
  /** Folder with the package's ES modules where it has one apart (`esm`), else empty. */
  readonly moduleFolder: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly module?: string;
  readonly exports?: Readonly<Record<string, unknown>> | string;
}

/** Entries that no browser runs: other module formats, types, server code, macros of compilers. */
const NOT_FOR_BROWSERS =
  /^(?:node|modern|legacy|esm|umd|src|node_modules|themeAugmentation|types\b.*|package\.json|_.*|.*\bmacro|server.*|static.*)$/;

function isInstalled(siteDir: string, name: string): boolean {
  return fs.existsSync(path.join(siteDir, 'node_modules', name));
}

/** Optional packages that are not installed: an entry that imports one cannot be compiled. */
function readMissingPeers(siteDir: string, folder: string): string[] {
  const needed = Array.from(
    new Set(
      fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.js'))
        .flatMap((name) =>
          Array.from(
            fs
              .readFileSync(path.join(folder, name), 'utf8')
              .matchAll(/\bfrom ['"]((?:@[\w-]+\/)?[\w-]+)[/'"]/g),
            ([, request = '']) => request,
          ),
        ),
    ),
  );
  return needed.filter((name) => !isInstalled(siteDir, name));
}

function isImportable(siteDir: string, folder: string, { name }: fs.Dirent): boolean {
  const entryFolder = path.join(folder, name);
  return (
    !NOT_FOR_BROWSERS.test(name) &&
    fs.existsSync(path.join(entryFolder, 'package.json')) &&
    readMissingPeers(siteDir, entryFolder).length === 0
  );
}

function listByFolder(siteDir: string, folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((item) => {
    if (item.isDirectory()) return isImportable(siteDir, folder, item) ? [item.name] : [];
    return /^[A-Z]\w*\.js$/.test(item.name) ? [item.name.slice(0, -'.js'.length)] : [];
  });
}

function listByExports(exported: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(exported)
    .filter((key) => key.startsWith('./') && !key.includes('*'))
    .map((key) => key.slice('./'.length))
    .filter((key) => !NOT_FOR_BROWSERS.test(key));
}

/**
 * Lists what can be imported of a package, from its manifest and its folders.
 *
 * @throws Error if the package is not installed, with what to do.
 */
export function listPackageEntries(siteDir: string, name: string): PackageEntries {
  const folder = path.join(siteDir, 'node_modules', name);
  const manifestPath = path.join(folder, 'package.json');
  if (!fs.existsSync(manifestPath)) {
    throw new Error(
      `Plugin "demos": the option "editor.packages" names "${name}", which is not installed. Install it, or take it off the list.`,
    );
  }
  const manifest = JSON.parse(fs.readFileSync(manifestPath, 'utf8')) as Manifest;
  const subPaths =
    typeof manifest.exports === 'object'
      ? listByExports(manifest.exports)
      : listByFolder(siteDir, folder);
  const moduleFolder = path.posix.dirname(path.posix.normalize(manifest.module ?? '.'));
  return {
    name,
    version: manifest.version,
    folder,
    entries: ['', ...subPaths].sort(),
    moduleFolder: moduleFolder === '.' ? '' : moduleFolder,
  };
}
