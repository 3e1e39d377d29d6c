import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Gives readers the part of react-helmet-async that Docusaurus uses. See README.md. The server and
 * development have the library itself. Serves "Speed" of the specification.
 */
export default function pageHeadPlugin(): Plugin {
  return {
    name: 'page-head',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const alias = { 'react-helmet-async$': path.join(__dirname, 'client', 'index.tsx') };
      return { resolve: { alias } };
    },
  };
}
