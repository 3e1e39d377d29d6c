import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ReleaseOption } from '../options';
import type { DemoFile } from './analyzeDemo';
import { DemoError } from './demoError';
import { readImports } from './readImports';
import type { SourceText } from './listSourceFiles';

/** `@mui/material/Button` → `@mui/material`, `react-dom/client` → `react-dom`. */
function toPackageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}

interface PackageManifest {
  readonly version: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The package as a module in `folder` gets it; undefined where it is not installed. */
function readInstalled(name: string, folder: string): PackageManifest | undefined {
  // Not `require.resolve`: a package may keep its package.json to itself.
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as PackageManifest;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : readInstalled(name, parent);
}

/** The package as the release has it, else as it is installed. */
function readManifest(
  name: string,
  folder: string,
  release: Pick<ReleaseOption, 'packages'> | null,
): PackageManifest | undefined {
  const own = release?.packages[name];
  if (!own) return readInstalled(name, folder);
  const manifest = own.folder
    ? (JSON.parse(
        fs.readFileSync(path.join(own.folder, 'package.json'), 'utf8'),
      ) as PackageManifest)
    : readInstalled(name, folder);
  return { ...manifest, version: own.version };
}

function listRequiredPeers({ peerDependencies, peerDependenciesMeta }: PackageManifest): string[] {
  return Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  );
}

/** Names of the packages that files import, types left out. */
export function listImportedPackages(files: readonly SourceText[]): string[] {
  return files
    .filter(({ language }) => ['tsx', 'ts', 'jsx', 'js'].includes(language))
    .flatMap(({ absolutePath, code }) =>
      readImports(ts.createSourceFile(absolutePath, code, ts.ScriptTarget.ES2022, true)),
    )
    .map(({ request }) => request)
    .filter((request) => !request.startsWith('.'))
    .map(toPackageName);
}

/**
 * The versions of packages that are documented, those that are installed; of their peers too, since an
 * installation elsewhere would take whatever is the newest there.
 *
 * @param release what the demo runs, where that is another release. Default: null.
 * @throws {DemoError} for a package that is not installed.
 */
export function listDependencies(
  packages: readonly string[],
  demo: Pick<DemoFile, 'absolutePath' | 'filePath'>,
  release: Pick<ReleaseOption, 'packages'> | null = null,
): Readonly<Record<string, string>> {
  const folder = path.dirname(demo.absolutePath);
  const versions = new Map<string, string>();
  const add = (name: string): void => {
    if (versions.has(name)) return;
    const manifest = readManifest(name, folder, release);
    if (!manifest) {
      throw new DemoError(
        { filePath: demo.filePath },
        `the package "${name}", which the demo needs to run elsewhere, is not installed.`,
        'install it, or take it off the option `runtimes`, `project.packages`.',
      );
    }
    versions.set(name, manifest.version);
    listRequiredPeers(manifest).forEach(add);
  };
  packages.forEach(add);
  return Object.fromEntries([...versions].sort(([a], [b]) => (a < b ? -1 : 1)));
}
