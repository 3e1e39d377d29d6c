import path from 'node:path';
import type { PluginOptions } from '../options';
import { buildSidebarExcerpt } from './buildSidebarExcerpt';
import type { SiteVersion } from './readVersions';

/** The part of a page's metadata, as the docs plugin writes them, that is looked at. */
interface DocMetadata {
  readonly permalink: string;
  readonly version: string;
  readonly sidebar?: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * The metadata of a page with what it shows of its sidebar, `sidebarExcerpt`; as they are where the
 * page has none.
 *
 * @param file where the docs plugin has written them: `…/<id of the docs instance>/site-….json`
 */
export function addSidebarExcerpt(
  metadata: DocMetadata,
  file: string,
  findVersion: (pluginId: string, name: string) => SiteVersion,
  { getSidebarParts }: Pick<PluginOptions, 'getSidebarParts'>,
): { readonly metadata: DocMetadata; readonly dependencies: readonly string[] } {
  const { sidebar, permalink, frontMatter } = metadata;
  if (sidebar === undefined) return { metadata, dependencies: [] };
  const version = findVersion(path.basename(path.dirname(file)), metadata.version);
  const page = { permalink, frontMatter };
  const items = version.data.docsSidebars[sidebar] ?? [];
  const sidebarExcerpt = buildSidebarExcerpt(items, page, getSidebarParts(page));
  return {
    metadata: Object.assign({}, metadata, { sidebarExcerpt }),
    dependencies: [version.file],
  };
}
