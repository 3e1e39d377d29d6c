import fs from 'node:fs';
import path from 'node:path';
import type { ArchivedVersion } from './versionRecord';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a version as they are installed. */
export interface Release {
  readonly version: ArchivedVersion;
  /** Folders of its pages in every language, relative to the site, with slashes. */
  readonly pageDirs: readonly string[];
  /** Name that is imported → absolute folder of the copy that is meant. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Folders of the pinned packages, and what they get in place of what they would find. */
  readonly pinned: ReadonlyArray<{
    readonly folder: string;
    readonly aliases: Readonly<Record<string, string>>;
  }>;
  /** Packages that the current pages use as well, and that are to find those copies themselves. */
  readonly shared: readonly string[];
  /** Name that is imported → the release that these pages document. */
  readonly releases: Readonly<Record<string, string>>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
}

function listPageDirs(siteDir: string, { dir, instance, name }: ArchivedVersion): string[] {
  const languages = path.join(siteDir, 'i18n');
  const translated = `docusaurus-plugin-content-docs-${instance}/version-${name}`;
  return [
    dir,
    ...(fs.existsSync(languages) ? fs.readdirSync(languages).sort() : [])
      .map((language) => `i18n/${language}/${translated}`)
      .filter((folder) => fs.existsSync(path.join(siteDir, folder))),
  ];
}

/** A pinned package as it is installed. */
interface Pinned {
  readonly name: string;
  readonly folder: string;
  readonly version: string;
  readonly dependencies: readonly string[];
  readonly peers: readonly string[];
}

/** @throws Error where the alias is not in package.json, not installed, or of another release */
function findPinned(
  siteDir: string,
  name: string,
  alias: string,
  { dir }: ArchivedVersion,
): Pinned {
  const folder = path.join(siteDir, 'node_modules', alias);
  const where = `${dir}/version.json: the package "${alias}", which stands for ${name},`;
  const { [alias]: spec } = readManifest(siteDir).dependencies ?? {};
  const [, release] = /^npm:.+@(\d[^@]*)$/.exec(spec ?? '') ?? [];
  if (release === undefined) {
    throw new Error(
      `${where} is ${spec === undefined ? 'not among the dependencies' : `"${spec}"`} in package.json.\n` +
        `  To mend: pin one exact release: "${alias}": "npm:${name}@<release>", and run \`npm install\`.`,
    );
  }
  if (!fs.existsSync(path.join(folder, 'package.json'))) {
    throw new Error(`${where} is not installed.\n  To mend: run \`npm ci\`.`);
  }
  const { version, dependencies = {}, peerDependencies = {} } = readManifest(folder);
  if (version !== release) {
    throw new Error(
      `${where} is pinned to ${release}, but ${version} is installed.\n  To mend: run \`npm ci\`.`,
    );
  }
  return {
    name,
    folder,
    version,
    dependencies: Object.keys(dependencies),
    peers: Object.keys(peerDependencies),
  };
}

/** Release of a package that one in `folder` finds by itself; null where there is none. */
function findOwnRelease(siteDir: string, folder: string, name: string): string | null {
  const found = [folder, siteDir]
    .map((place) => path.join(place, 'node_modules', name))
    .find((candidate) => fs.existsSync(path.join(candidate, 'package.json')));
  return found === undefined ? null : readManifest(found).version;
}

/**
 * What of the other pinned packages one gets in place of what it finds by itself: its peers, which it
 * cannot bring along, and copies of the very same release, so that there is one of each.
 */
function listRedirects(siteDir: string, one: Pinned, all: readonly Pinned[]) {
  return all.filter(
    ({ name, version }) =>
      one.peers.includes(name) ||
      (one.dependencies.includes(name) && findOwnRelease(siteDir, one.folder, name) === version),
  );
}

const toAliases = (packages: ReadonlyArray<Pick<Pinned, 'name' | 'folder'>>) =>
  Object.fromEntries(packages.map(({ name, folder }) => [name, folder]));

/**
 * Finds the packages of a version. What a pinned package brings along for itself (the `@mui/system`
 * of `@mui/material` 5) is what demos get for that name too.
 *
 * @throws Error naming the version's record and the remedy, where a package is missing
 */
export function resolveRelease(siteDir: string, version: ArchivedVersion): Release {
  const entries = Object.entries(version.packages);
  const pinned = entries.flatMap(([name, entry]) =>
    'alias' in entry ? [findPinned(siteDir, name, entry.alias, version)] : [],
  );
  const nested = pinned.flatMap(({ folder, dependencies }) =>
    dependencies
      .map((name) => ({ name, folder: path.join(folder, 'node_modules', name) }))
      .filter((found) => !(found.name in version.packages) && fs.existsSync(found.folder))
      .map((found) => ({ ...found, version: readManifest(found.folder).version })),
  );
  const shared = entries.flatMap(([name, entry]) =>
    'release' in entry ? [{ name, version: entry.release }] : [],
  );
  const found = [...nested, ...pinned];
  return {
    version,
    pageDirs: listPageDirs(siteDir, version),
    aliases: toAliases(found),
    pinned: pinned.map((one) => ({
      folder: one.folder,
      aliases: toAliases(listRedirects(siteDir, one, pinned)),
    })),
    shared: shared.map(({ name }) => name),
    releases: Object.fromEntries([...found, ...shared].map((each) => [each.name, each.version])),
  };
}
