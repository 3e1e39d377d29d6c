import fs from 'node:fs';
import path from 'node:path';

/** Folders whose code runs while the site is built: remark plugins, loaders, PostCSS plugins. */
const FOLDERS = ['plugins', 'src/branding', 'src/content', 'src/navigation', 'src/products'];

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
  }).concat(path.join(siteDir, 'package-lock.json'));
}
