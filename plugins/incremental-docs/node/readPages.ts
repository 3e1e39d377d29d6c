import path from 'node:path';
import pluginContentDocs, {
  type LoadedContent,
  type LoadedVersion,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { aliasedSitePath, getContentPathList, posixPath } from '@docusaurus/utils';

/** The version that people write; an archived one seldom changes, and then is read whole. */
const VERSION = 'current';

const escapeGlob = (name: string) => name.replace(/[\\$^*+?()[\]{}!|@]/g, '\\$&');

/** Paths of pages below the folder of their version, translated or not; null where one is no page of it. */
function toSources(version: LoadedVersion, siteDir: string, files: readonly string[]) {
  const pages = new Set(version.docs.map(({ source }) => source));
  if (!files.every((file) => pages.has(aliasedSitePath(file, siteDir)))) return null;
  return files.map((file) => {
    const folders = getContentPathList(version).map(posixPath);
    const folder = folders.find((root) => file.startsWith(`${root}/`)) ?? '';
    return posixPath(path.relative(folder, file));
  });
}

/**
 * Reads some pages of the current version as the docs plugin reads them, and no others.
 *
 * @param generatedFilesDir a folder for what that plugin writes besides: not where the site's is
 * @param files absolute paths
 * @returns nothing if one of the files is no page of the current version, or cannot be read without others
 */
export async function readPages(
  context: LoadContext,
  options: DocsPluginOptions,
  generatedFilesDir: string,
  { loadedVersions }: LoadedContent,
  files: readonly string[],
): Promise<LoadedVersion | null> {
  const current = loadedVersions.find(({ versionName }) => versionName === VERSION);
  const sources = current && toSources(current, context.siteDir, files);
  if (!sources) return null;
  try {
    const reader = await pluginContentDocs(
      { ...context, generatedFilesDir },
      {
        ...options,
        include: sources.map(escapeGlob),
        onlyIncludeVersions: [VERSION],
        // The sidebar names pages that are not read.
        sidebarPath: false,
      },
    );
    const [version] = (await reader.loadContent?.())?.loadedVersions ?? [];
    return version && version.docs.length === files.length ? version : null;
  } catch {
    // A mistake of the author's, or a page that names others: reading all of them tells which.
    return null;
  }
}
