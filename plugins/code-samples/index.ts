import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';

export { validateOptions } from './options';

/**
 * Docusaurus theme: samples that were highlighted by `rehypeCodeSamples`, copying by button and by
 * keyboard, and no Prism in the browser. List it after theme-classic, whose components it replaces.
 */
export default function codeSamplesTheme(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'code-samples',

    getThemePath() {
      return './theme';
    },

    getTypeScriptThemePath() {
      return './theme';
    },

    getClientModules() {
      return ['./client/code-samples.css', './client/routeUpdates'];
    },

    getPathsToWatch() {
      // Also what `docusaurus write-translations` reads for texts.
      return [path.join(__dirname, 'client/**/*.{ts,tsx}')];
    },

    configureWebpack() {
      const prismModule = options.keepBrowserPrism ? null : findPrismClientModule(context.siteDir);
      return prismModule === null ? {} : { resolve: { alias: { [prismModule]: false } } };
    },
  };
}

/**
 * The client module of theme-classic that imports Prism on every page, as Docusaurus requests it:
 * absolute and without extension. `null` in a site without theme-classic.
 */
function findPrismClientModule(siteDir: string): string | null {
  try {
    const themePath = createRequire(path.join(siteDir, 'package.json')).resolve(
      '@docusaurus/theme-classic',
    );
    return path.join(path.dirname(themePath), 'prism-include-languages');
  } catch {
    return null;
  }
}
