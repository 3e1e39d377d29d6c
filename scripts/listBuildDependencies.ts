import fs from 'node:fs';
import path from 'node:path';
import { readArchivedVersions, RECORD_FILE } from '../plugins/versions/node/versionRecord';

/** Folders whose code runs while the site is built: remark plugins, loaders, PostCSS plugins. */
export const FOLDERS = [
  'plugins',
  'src/ads',
  'src/branding',
  'src/changelog/node',
  'src/content',
  'src/css/node',
  'src/deferred-layout',
  'src/earlyPresses',
  'src/icons',
  'src/interface-text',
  'src/local-texts',
  'src/navigation',
  'src/page-components/node',
  'src/playgrounds',
  'src/products',
  'src/redirects',
  'src/social-images',
  'src/text-size/node',
  'src/theming',
];

/** Single files of the same kind. */
export const FILES = [
  '.prettierrc.json',
  'package-lock.json',
  'scripts/dataGridLicense.ts',
  'scripts/host/deployment-note.ts',
  'scripts/host/outside-sources.ts',
  'src/content/accessibility/results.json',
  'src/search/classifyPage.ts',
  'src/search/searchOptions.ts',
  'src/search/synonyms/en.json',
  'src/search/synonyms/pt.json',
  'src/search/synonyms/zh.json',
];

/**
 * Files that the bundler's persistent cache has to depend on. Docusaurus names only its own and the
 * site's configuration, so that without these a changed loader would go on serving old output.
 */
export function listBuildDependencies(siteDir: string): string[] {
  return FOLDERS.flatMap((folder) => {
    const absolutePath = path.join(siteDir, folder);
    return fs
      .readdirSync(absolutePath, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !name.includes('__tests__'))
      .map((name) => path.join(absolutePath, name));
  }).concat(
    [...FILES, ...readArchivedVersions(siteDir).map(({ dir }) => `${dir}/${RECORD_FILE}`)].map(
      (file) => path.join(siteDir, file),
    ),
  );
}
