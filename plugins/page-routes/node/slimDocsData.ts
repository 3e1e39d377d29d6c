interface GlobalDoc {
  readonly id: string;
  readonly path: string;
}

interface GlobalVersion {
  readonly mainDocId: string;
  readonly docs: readonly GlobalDoc[];
}

type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

function slimVersions(versions: readonly GlobalVersion[]): GlobalVersion[] {
  const uses = new Map<string, number>();
  for (const { docs } of versions) for (const { id } of docs) uses.set(id, (uses.get(id) ?? 0) + 1);
  return versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId || (uses.get(id) ?? 0) > 1),
  }));
}

/**
 * The global data of all plugins, its lists of docs cut down to those a version menu can lead to:
 * the main page of each version, and pages that more than one version has.
 */
export function slimGlobalData(data: GlobalData): GlobalData {
  const instances = Object.entries(data[DOCS_PLUGIN] ?? {}).map(([id, instance]) => {
    const { versions, ...rest } = instance as { readonly versions: readonly GlobalVersion[] };
    return [id, { ...rest, versions: slimVersions(versions) }] as const;
  });
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
