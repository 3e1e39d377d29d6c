import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PluginOptions as DocsPluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import type { OwnOptions } from '../options';
import { readStamps } from './fileTimes';

/** The file in which the docs plugin keeps which versions there are. */
const getVersionsFile = (id: string) =>
  id === 'default' ? 'versions.json' : `${id}_versions.json`;

/**
 * Creates the function that sums up what content depends on beside pages, sidebars and lists of tags: the
 * site's configuration, the plugin's options, the code that runs, the language.
 */
export function createBasis(
  { siteDir, siteConfig, siteConfigPath, i18n }: LoadContext,
  options: DocsPluginOptions,
  { codeFiles, dataFiles }: OwnOptions,
): () => string {
  // Functions are left out: the files they are written in are among those of code. Their times are taken
  // once, because what runs in this process is the code as it was at its start.
  const settings = JSON.stringify([
    process.version,
    DOCUSAURUS_VERSION,
    siteDir,
    siteConfig,
    i18n.currentLocale,
    options,
    readStamps([siteConfigPath, ...codeFiles]),
  ]);
  const files = [path.join(siteDir, getVersionsFile(options.id)), ...dataFiles];
  return () => createHash('sha256').update(settings).update(readStamps(files)).digest('hex');
}
