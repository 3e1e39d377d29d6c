import fs from 'node:fs';
import path from 'node:path';

const THEME_PACKAGES = ['@docusaurus/theme-classic', '@docusaurus/theme-common'];

/** Folders with stylesheets, components and pages that may read what Infima declares. */
export function listStyleReaders(siteDir: string): string[] {
  const own = fs
    .readdirSync(siteDir)
    .filter((name) => /^(?:src|plugins|docs|blog|.+_versioned_docs)$/.test(name))
    .map((name) => path.join(siteDir, name));
  // Both have their main module where all their files are.
  const packages = THEME_PACKAGES.map((name) => path.dirname(require.resolve(name)));
  return [...own, ...packages];
}
