import fs from 'node:fs';
import path from 'node:path';
import { UsageError } from '../cli/run-script';

/** The parts of a package.json that are read and changed. */
export interface SiteManifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A package whose present release a version keeps. */
export interface Pin {
  readonly name: string;
  /** The release, which package.json pins and which is installed. */
  readonly version: string;
  /** Name in package.json from now on: `@mui/material-6.0.0-beta.4`. */
  readonly alias: string;
  /** Packages of the same publisher that it needs as peers. */
  readonly peers: readonly string[];
}

function getScope(name: string): string {
  return name.startsWith('@') ? `${name.split('/')[0] ?? ''}/` : name;
}

interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function readInstalled(siteDir: string, name: string): Manifest | null {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest) : null;
}

/** The names, and the peers of these packages that the site has, and theirs. */
function addPeers(
  siteDir: string,
  names: readonly string[],
  isCandidate: (name: string) => boolean,
): string[] {
  const all = new Set(names);
  // A set goes on to what is added to it while it is walked through.
  for (const name of all) {
    const { peerDependencies = {} } = readInstalled(siteDir, name) ?? {};
    Object.keys(peerDependencies)
      .filter(isCandidate)
      .forEach((peer) => all.add(peer));
  }
  return [...all].sort();
}

/**
 * Pins everything that the demos import of the library's publisher: these packages are released
 * together and know each other, so that their peers are pinned as well. React and the engine of styles are shared by all versions.
 *
 * @param documented the package that the product documents
 * @param imported names of all packages that are imported
 * @param versionName see {@link Pin.alias}
 * @throws UsageError where one is not pinned, not installed, or its alias means something else
 */
export function pinPackages(
  siteDir: string,
  { dependencies = {} }: SiteManifest,
  documented: string,
  imported: readonly string[],
  versionName: string,
): Pin[] {
  const scope = getScope(documented);
  const names = addPeers(
    siteDir,
    [documented, ...imported].filter((name) => name.startsWith(scope)),
    (name) => name.startsWith(scope) && name in dependencies,
  );
  return names.map((name) => {
    const version = dependencies[name];
    const alias = `${name}-${versionName}`;
    if (version === undefined || !/^\d/.test(version)) {
      throw new UsageError(
        `package.json: ${name}, which demos import, is ${version === undefined ? 'not among the dependencies' : `"${version}"`}. ` +
          `Pin one exact release ("${name}": "<release>"), run \`npm install\`, and cut again.`,
      );
    }
    const installed = readInstalled(siteDir, name);
    if (installed?.version !== version) {
      throw new UsageError(
        `node_modules: ${name} is pinned to ${version}, but ${installed?.version ?? 'nothing'} is installed. Run \`npm ci\`, and cut again.`,
      );
    }
    const known = dependencies[alias];
    if (known !== undefined && known !== `npm:${name}@${version}`) {
      throw new UsageError(
        `package.json: "${alias}" is taken, by "${known}". Choose another name for the version.`,
      );
    }
    const peers = Object.keys(installed.peerDependencies ?? {});
    return { name, version, alias, peers: peers.filter((peer) => names.includes(peer)) };
  });
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) =>
  one < other ? -1 : 1;

/**
 * package.json with the aliases. A pinned package's peers are found by the bundler, in the version;
 * npm knows the current ones only, and is told to put up with them.
 */
export function addPins<Site extends SiteManifest>(manifest: Site, pins: readonly Pin[]): Site {
  const dependencies = Object.entries({
    ...manifest.dependencies,
    ...Object.fromEntries(
      pins.map(({ alias, name, version }) => [alias, `npm:${name}@${version}`]),
    ),
  }).sort(byName);
  const overrides = pins.flatMap(({ alias, peers }) =>
    peers.length === 0
      ? []
      : [[alias, Object.fromEntries(peers.map((peer) => [peer, `$${peer}`]))] as const],
  );
  return {
    ...manifest,
    overrides: { ...manifest.overrides, ...Object.fromEntries(overrides) },
    dependencies: Object.fromEntries(dependencies),
  };
}
