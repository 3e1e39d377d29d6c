import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './node/createBundlerConfig';

/**
 * Compiles a page when it is first opened in development, not all pages at the start. See README.md.
 * Builds for readers are left as they are. Serves "Scale" of the specification: the start of the
 * development server does not grow with pages that nobody opens.
 */
export default function lazyPagesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lazy-pages',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'development') return {};
      return createBundlerConfig(generatedFilesDir);
    },
  };
}
