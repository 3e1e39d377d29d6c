import {
  DOCS_PLUGIN,
  listInstances,
  listOtherTwins,
  type GlobalData,
  type GlobalVersion,
} from './globalDocs';

function slimVersions(
  versions: readonly GlobalVersion[],
  fetchedPaths: readonly string[],
): GlobalVersion[] {
  const others = listOtherTwins(versions, fetchedPaths);
  return versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId || others.has(id)),
  }));
}

/**
 * The global data of all plugins, its lists of docs cut down to the main page of each version. A page that
 * more than one version has comes into them with its route (`findTwins`).
 *
 * @param fetchedPaths of pages whose routes are fetched; pages with others are left in the lists
 */
export function slimGlobalData(data: GlobalData, fetchedPaths: readonly string[]): GlobalData {
  const instances = listInstances(data).map(
    ([id, { versions, ...rest }]) =>
      [id, { ...rest, versions: slimVersions(versions, fetchedPaths) }] as const,
  );
  return { ...data, [DOCS_PLUGIN]: Object.fromEntries(instances) };
}

function getSidebars({ version }: Readonly<Record<string, unknown>>) {
  const isVersion = version && typeof version === 'object' && 'docsSidebars' in version;
  return isVersion ? (version.docsSidebars as Readonly<Record<string, unknown>>) : undefined;
}

/**
 * A docs version's data without what grows with its pages: titles and descriptions of all of them,
 * which only cards (`DocCard`) ask for, and the items of its sidebars. What is no such data stays as
 * it is.
 */
export function slimVersionData(data: Readonly<Record<string, unknown>>) {
  const sidebars = getSidebars(data);
  if (!sidebars) return data;
  const docsSidebars = Object.fromEntries(Object.keys(sidebars).map((name) => [name, []]));
  return { ...data, version: { ...(data.version as object), docs: {}, docsSidebars } };
}

/** What `slimVersionData` leaves out for later: the sidebars, by name. */
export function pickSidebars(data: Readonly<Record<string, unknown>>) {
  return getSidebars(data) ?? {};
}
