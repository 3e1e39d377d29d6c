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

/**
 * A docs version's data without the titles and descriptions of all its pages, which only cards
 * (`DocCard`) ask for. What is no such data stays as it is.
 */
export function slimVersionData(data: Readonly<Record<string, unknown>>) {
  const { version } = data;
  if (!version || typeof version !== 'object' || !('docsSidebars' in version)) return data;
  return { ...data, version: { ...version, docs: {} } };
}
