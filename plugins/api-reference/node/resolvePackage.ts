import fs from 'node:fs';
import path from 'node:path';
import { ApiProblem } from './apiProblem';
import type { InstalledPackage, PackageOptions } from './types';

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly repository?: string | { readonly url?: string; readonly directory?: string };
}

function readManifest(filePath: string): Manifest {
  return JSON.parse(fs.readFileSync(filePath, 'utf8')) as Manifest;
}

/** `git+https://host/owner/name.git` → `https://host/owner/name`. */
function toWebUrl(repositoryUrl: string): string | null {
  const url = repositoryUrl.replace(/^git\+/, '').replace(/\.git$/, '');
  return /^https?:\/\//.test(url) ? url : null;
}

function getSourceBaseUrl({ repository, version }: Manifest, tag: string | null): string | null {
  if (typeof repository !== 'object' || repository.url === undefined) return null;
  const url = toWebUrl(repository.url);
  const folder = [repository.directory, 'src'].filter(Boolean).join('/');
  return url && `${url}/tree/${tag ?? `v${version}`}/${folder}`;
}

/** `npm:@mui/material@5.16.5` → `5.16.5`, the version an alias stands for. */
function getPinnedVersion(spec: string): string {
  return spec.startsWith('npm:') ? spec.slice(spec.lastIndexOf('@') + 1) : spec;
}

/**
 * Finds a documented package as it is installed.
 *
 * @throws {ApiProblem} where it is missing, or is not the one version that package.json pins: pages
 *   would document another release than they say
 */
export function resolvePackage(siteDir: string, options: PackageOptions): InstalledPackage {
  const { name } = options;
  const { dependencies = {}, devDependencies = {} } = readManifest(
    path.join(siteDir, 'package.json'),
  );
  const spec = dependencies[name] ?? devDependencies[name];
  if (spec === undefined) {
    throw new ApiProblem(
      name,
      'package.json does not list it.',
      `add the release to be documented: npm install --save-exact ${name}`,
    );
  }
  const dir = path.join(siteDir, 'node_modules', name);
  const manifestPath = path.join(dir, 'package.json');
  if (!fs.existsSync(manifestPath)) {
    throw new ApiProblem(name, 'it is not installed.', 'run `npm ci`.');
  }
  const manifest = readManifest(manifestPath);
  const { version = '' } = manifest;
  if (getPinnedVersion(spec) !== version) {
    throw new ApiProblem(
      name,
      `package.json pins "${spec}", but ${version} is installed.`,
      `run \`npm ci\`, or pin one exact version: "${name}": "${version}".`,
    );
  }
  return {
    ...options,
    publishedName: manifest.name ?? name,
    version,
    dir: dir.split(path.sep).join('/'),
    sourceBaseUrl: getSourceBaseUrl(manifest, options.sourceTag),
  };
}
