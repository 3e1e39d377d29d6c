import fs from 'node:fs';
import path from 'node:path';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** A docs version as Docusaurus has generated it for the language that is being built. */
export interface SiteVersion {
  /** The file that says so. */
  readonly file: string;
  readonly data: PropVersionMetadata;
}

/** Of other languages the folder has files as well: those of this one are in the registry. */
const VERSION_MODULE = /"@generated\/(docusaurus-plugin-content-docs\/[^/"]+\/p\/[^/"]+\.json)"/g;

function readVersions(generatedFilesDir: string, registry: string): SiteVersion[] {
  const files = new Set([...registry.matchAll(VERSION_MODULE)].map(([, file]) => file as string));
  return [...files].flatMap((relativePath) => {
    const file = path.join(generatedFilesDir, relativePath);
    const { version } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      readonly version?: PropVersionMetadata;
    };
    return version?.docsSidebars ? [{ file, data: version }] : [];
  });
}

/**
 * Finds docs versions for pages, of which a site has thousands: files are read once, and again when
 * Docusaurus has written them anew.
 */
export function createVersionFinder(generatedFilesDir: string) {
  let versions: SiteVersion[] = [];
  let state = '';
  const getState = (files: readonly string[]) =>
    files.map((file) => `${file}:${fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs}`).join();

  /**
   * @param pluginId of the docs instance
   * @throws if Docusaurus has generated no such version
   */
  return function findVersion(pluginId: string, name: string): SiteVersion {
    const registry = path.join(generatedFilesDir, 'registry.js');
    const getFiles = () => [registry, ...versions.map(({ file }) => file)];
    if (getState(getFiles()) !== state) {
      versions = readVersions(generatedFilesDir, fs.readFileSync(registry, 'utf8'));
      state = getState(getFiles());
    }
    const found = versions.find(({ data }) => data.pluginId === pluginId && data.version === name);
    if (found) return found;
    throw new Error(
      `plugins/page-routes: ${registry} names no data of the version ${name} of ${pluginId}. ` +
        `It has ${versions.map(({ data }) => `${data.pluginId}/${data.version}`).join(', ') || 'none'}. ` +
        'Docusaurus has changed; adapt plugins/page-routes/node/readVersions.ts.',
    );
  };
}
