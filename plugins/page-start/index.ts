import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Starts a page's own scripts after the page has been painted, and in several short tasks. See
 * README.md. Readers' builds only: while developing, Docusaurus' own entry reloads modules by itself.
 */
export default function pageStartPlugin(): Plugin {
  return {
    name: 'page-start',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return { entry: path.join(__dirname, 'client', 'entry.ts') };
    },
  };
}
