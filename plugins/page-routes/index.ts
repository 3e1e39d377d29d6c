import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './node/createBundlerConfig';

/**
 * Keeps the first download from growing with the number of pages: the routes of a docs version are
 * fetched when that version is first opened. See README.md. Readers' builds only; development and
 * the server keep the routes as Docusaurus writes them.
 */
export default function pageRoutesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'page-routes',

    getClientModules() {
      return process.env.NODE_ENV === 'production'
        ? ['noPrefetch', 'keepNotFound'].map((name) => path.join(__dirname, 'client', name))
        : [];
    },

    configureWebpack(config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return createBundlerConfig(config, generatedFilesDir);
    },
  };
}
