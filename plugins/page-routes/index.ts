import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig, createExcerptConfig } from './node/createBundlerConfig';
import type { PluginOptions } from './options';

/**
 * Keeps the first download from growing with the number of pages: the routes and the sidebar of a
 * docs version are fetched when they are needed. See README.md. Readers' builds only; development
 * and the server keep them as Docusaurus writes them.
 */
export default function pageRoutesPlugin(
  { generatedFilesDir }: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'page-routes',

    getClientModules() {
      return process.env.NODE_ENV === 'production'
        ? ['preloadPages', 'keepNotFound'].map((name) => path.join(__dirname, 'client', name))
        : [];
    },

    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return createExcerptConfig(generatedFilesDir, options);
      }
      return createBundlerConfig(config, generatedFilesDir, options);
    },
  };
}

export { validateOptions } from './options';
