import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** A route as Docusaurus generates it; `hash` is missing for the one that catches all. */
export interface SiteRoute {
  readonly path: string;
  readonly component: { readonly path: string; readonly hash?: string };
  readonly routes?: readonly SiteRoute[];
  /** What a plugin says of its route: `exact`, `sidebar`, … */
  readonly [attribute: string]: unknown;
}

/** Chunks that a route needs, by the key path of the prop they become. */
export type ChunkNames = Readonly<Record<string, unknown>>;

export interface SiteRoutes {
  readonly routes: readonly SiteRoute[];
  /** By the route's path, a hyphen and its hash. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** The module of a chunk, by the chunk's name. */
  readonly registry: Readonly<Record<string, string>>;
}

/** What Docusaurus knows a route's chunks by. */
export function getRouteKey({ component }: Pick<SiteRoute, 'component'>): string {
  return `${component.path}-${component.hash}`;
}

function readRoutes(file: string): SiteRoute[] {
  const code = fs
    .readFileSync(file, 'utf8')
    .replace(/^import .*$/gm, '')
    .replace('export default', 'result =');
  const sandbox = {
    result: undefined as unknown,
    ComponentCreator: (routePath: string, hash?: string) => ({ path: routePath, hash }),
  };
  vm.runInNewContext(code, sandbox, { filename: file });
  // Made in another context; plain data of this one is easier to compare.
  return JSON.parse(JSON.stringify(sandbox.result)) as SiteRoute[];
}

const REGISTRY_LINE =
  /^\s*("[^"]+"): \[\(\) => import\(.*?\), (".*"), require\.resolveWeak\(\2\)\],?(?:\};)?$/;

function readRegistry(file: string): Record<string, string> {
  const entries = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.includes('import('))
    .map((line) => {
      const [, name, module] = REGISTRY_LINE.exec(line) ?? [];
      if (!name || !module) {
        throw new Error(
          `${file}: cannot read the line ${line.trim()}. Expected "name": [() => import(…), "module", require.resolveWeak("module")]. ` +
            'Docusaurus has changed; adapt plugins/page-routes/node/readSiteRoutes.ts.',
        );
      }
      return [JSON.parse(name) as string, JSON.parse(module) as string] as const;
    });
  return Object.fromEntries(entries);
}

/**
 * Reads what Docusaurus has generated about all routes of the site.
 *
 * @throws if a file has another form than this release of Docusaurus writes.
 */
export function readSiteRoutes(generatedFilesDir: string): SiteRoutes {
  const file = (name: string) => path.join(generatedFilesDir, name);
  return {
    routes: readRoutes(file('routes.js')),
    chunkNames: JSON.parse(
      fs.readFileSync(file('routesChunkNames.json'), 'utf8'),
    ) as SiteRoutes['chunkNames'],
    registry: readRegistry(file('registry.js')),
  };
}
