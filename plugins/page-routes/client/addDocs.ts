import globalData from '@generated/globalData';

/** What the docs plugin says of every page to all pages. */
export interface GlobalDoc {
  readonly id: string;
  readonly path: string;
}

/** Some pages, by docs instance and version. */
export type DocsByVersion = Readonly<
  Record<string, Readonly<Record<string, readonly GlobalDoc[]>>>
>;

interface DocsInstance {
  readonly versions: readonly { readonly name: string; readonly docs: GlobalDoc[] }[];
}

/**
 * Adds pages to the lists that Docusaurus' hooks read: those of the docs version, and their twins in
 * others. It comes with the routes of the pages, so it is done before one of them is shown.
 */
export function addDocs(docs: DocsByVersion): void {
  const instances = globalData['docusaurus-plugin-content-docs'] as Record<string, DocsInstance>;
  for (const [instance, versions] of Object.entries(docs)) {
    for (const { name, docs: known } of instances[instance]?.versions ?? []) {
      const ids = new Set(known.map(({ id }) => id));
      known.push(...(versions[name] ?? []).filter(({ id }) => !ids.has(id)));
    }
  }
}
