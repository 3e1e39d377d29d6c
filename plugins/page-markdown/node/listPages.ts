import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LibraryOption, PluginOptions } from '../options';
import type { PageSource } from './types';

/** What is used of Docusaurus' loaded plugins. */
export interface ContentPlugin {
  readonly name: string;
  readonly options: { readonly id?: string };
  readonly content?: unknown;
}

/** Pages that belong together in a list, by their paths with a slash at the end, in the order of the navigation. */
export interface PageGroup {
  readonly label: string;
  readonly permalinks: readonly string[];
}

export interface LibraryPages extends LibraryOption {
  /** Label of its current version: `v6.0.0-beta.4`. */
  readonly version: string;
  /** Path of its current version, with a slash at its end: `/material-ui/`. */
  readonly path: string;
  readonly groups: readonly PageGroup[];
}

/** The pages of a site as its content plugins know them. */
export interface SitePages {
  /** By path with a slash at its end; pages that no content plugin wrote are missing. */
  readonly sources: ReadonlyMap<string, PageSource>;
  readonly libraries: readonly LibraryPages[];
  readonly posts: readonly string[];
  readonly others: readonly string[];
}

/** Content plugins know paths before Docusaurus gives them the slash that `trailingSlash` asks for. */
export const withSlash = (pathname: string) => `${pathname.replace(/\/+$/, '')}/`;

type SidebarItem = LoadedVersion['sidebars'][string][number];

function listDocIds(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(listDocIds)];
}

/** One group for each category of the sidebar's first level, and one for the pages beside them. */
function buildGroups({ docs, sidebars }: LoadedVersion, libraryName: string): PageGroup[] {
  const groups = new Map<string, string[]>();
  for (const item of Object.values(sidebars).flat()) {
    const label = item.type === 'category' ? item.label : libraryName;
    const permalinks = listDocIds(item).flatMap((id) =>
      docs.filter((doc) => doc.id === id).map(({ permalink }) => withSlash(permalink)),
    );
    if (permalinks.length > 0) groups.set(label, [...(groups.get(label) ?? []), ...permalinks]);
  }
  return Array.from(groups, ([label, permalinks]) => ({ label, permalinks }));
}

function toAbsolute(siteDir: string, source: string): string {
  return source
    .replace(/^@site(?=\/)/, siteDir)
    .split('/')
    .join(path.sep);
}

interface Written {
  readonly permalink: string;
  readonly source: string;
}

/** Reads what the content plugins of Docusaurus have loaded. */
export function listPages(
  plugins: readonly ContentPlugin[],
  siteDir: string,
  { libraries }: Pick<PluginOptions, 'libraries'>,
): SitePages {
  const getContents = (name: string) =>
    plugins.filter((plugin) => plugin.name === `docusaurus-plugin-content-${name}`);
  const sources = new Map<string, PageSource>();
  const add = (
    { permalink, source }: Written,
    facts: Pick<PageSource, 'library' | 'version'> = { library: null, version: null },
  ) =>
    sources.set(withSlash(permalink), {
      permalink: withSlash(permalink),
      sourcePath: toAbsolute(siteDir, source),
      ...facts,
    });

  const docs = getContents('docs').map(({ options, content }) => ({
    library: libraries.find(({ docsId }) => docsId === (options.id ?? 'default')),
    versions: (content as LoadedContent).loadedVersions,
  }));
  for (const { library = null, versions } of docs) {
    for (const version of versions) {
      for (const doc of version.docs) add(doc, { library, version: library && version.label });
    }
  }
  const posts = getContents('blog').flatMap(({ content }) =>
    (content as { blogPosts: { metadata: Written }[] }).blogPosts.map(({ metadata }) => metadata),
  );
  const others = getContents('pages').flatMap(({ content }) => content as Written[]);
  for (const page of [...posts, ...others]) add(page);

  return {
    sources,
    libraries: libraries.flatMap((library) => {
      const loaded = docs.find((instance) => instance.library === library)?.versions;
      const current = loaded?.find(({ isLast }) => isLast);
      if (!current) return [];
      const { label: version, path: versionPath } = current;
      const groups = buildGroups(current, library.name);
      return [{ ...library, version, path: withSlash(versionPath), groups }];
    }),
    posts: posts.map(({ permalink }) => withSlash(permalink)),
    others: others.map(({ permalink }) => withSlash(permalink)),
  };
}
