import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Leaves theme-classic's progress bar out of the bundle: client/progress.ts takes its place. Docusaurus
 * requests it absolutely and without extension. Nothing is left out of a site without that theme.
 */
export function dropThemeProgress(siteDir: string): Record<string, false> {
  try {
    const require = createRequire(path.join(siteDir, 'package.json'));
    const theme = path.dirname(require.resolve('@docusaurus/theme-classic'));
    return { [path.join(theme, 'nprogress')]: false };
  } catch {
    return {};
  }
}
