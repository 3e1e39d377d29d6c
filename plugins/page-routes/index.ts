import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig, createExcerptConfig } from './node/createBundlerConfig';
import { dropThemeProgress } from './node/dropThemeProgress';
import type { PluginOptions } from './options';

/**
 * Keeps the first download from growing with the number of pages: the routes and the sidebar of a
 * docs version are fetched when they are needed. See README.md. Readers' builds only; development
 * and the server keep them as Docusaurus writes them.
 */
export default function pageRoutesPlugin(
  { generatedFilesDir, siteDir }: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'page-routes',

    getClientModules() {
      const isProduction = process.env.NODE_ENV === 'production';
      return [
        'progress',
        'progress.css',
        ...(isProduction ? ['preloadPages', 'keepNotFound'] : []),
      ].map((name) => path.join(__dirname, 'client', name));
    },

    configureWebpack(config, isServer) {
      const resolve = { alias: dropThemeProgress(siteDir) };
      if (isServer || process.env.NODE_ENV !== 'production') {
        return { ...createExcerptConfig(generatedFilesDir, options), resolve };
      }
      return { ...createBundlerConfig(config, generatedFilesDir, options), resolve };
    },
  };
}

export { validateOptions } from './options';
