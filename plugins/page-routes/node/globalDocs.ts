import type { DocsByVersion, GlobalDoc } from '../client/addDocs';

export interface GlobalVersion {
  readonly name: string;
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
}

/** By the name of a plugin and the id of its instance. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

interface Instance {
  readonly versions: readonly GlobalVersion[];
}

/** The docs instances in the global data, by their id. */
export function listInstances(data: GlobalData): [id: string, instance: Instance][] {
  return Object.entries(data[DOCS_PLUGIN] ?? {}).map(([id, instance]) => [
    id,
    instance as Instance,
  ]);
}

/** Docusaurus' data has no slash at the end of a path, routes may have one. */
function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** By id the paths of each page that several versions have. */
function listTwins(versions: readonly GlobalVersion[]): [id: string, paths: string[]][] {
  const paths = new Map<string, string[]>();
  for (const { docs } of versions) {
    for (const { id, path } of docs) paths.set(id, [...(paths.get(id) ?? []), withoutSlash(path)]);
  }
  return [...paths].filter(([, list]) => list.length > 1);
}

/**
 * The pages with these paths and the same pages in other versions, as a version menu needs them. A page
 * that only one version has is none of them.
 *
 * @param paths of routes
 */
export function findTwins(data: GlobalData, paths: readonly string[]): DocsByVersion {
  const wanted = new Set(paths.map(withoutSlash));
  const found = listInstances(data).map(([instance, { versions }]) => {
    const twins = listTwins(versions).filter(([, list]) => list.some((path) => wanted.has(path)));
    const ids = new Set(twins.map(([id]) => id));
    const docs = versions.map(
      (version) => [version.name, version.docs.filter(({ id }) => ids.has(id))] as const,
    );
    return [instance, Object.fromEntries(docs.filter(([, list]) => list.length > 0))] as const;
  });
  return Object.fromEntries(found.filter(([, versions]) => Object.keys(versions).length > 0));
}

/** Ids of the pages that several versions have, and one of them at another path than these. */
export function listOtherTwins(
  versions: readonly GlobalVersion[],
  paths: readonly string[],
): Set<string> {
  const taken = new Set(paths.map(withoutSlash));
  const others = listTwins(versions).filter(([, list]) => !list.every((path) => taken.has(path)));
  return new Set(others.map(([id]) => id));
}
