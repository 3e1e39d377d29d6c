import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig, type LazyBundler } from './node/createBundlerConfig';

/**
 * Compiles a page when it is first opened in development, not all pages at the start. See README.md.
 * Builds for readers are left as they are. Serves "Scale" of the specification: the start of the
 * development server does not grow with pages that nobody opens.
 */
export default function lazyPagesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lazy-pages',

    configureWebpack(_config, isServer, { currentBundler }) {
      const isDevelopment = process.env.NODE_ENV === 'development';
      if (isServer || !isDevelopment || currentBundler.name !== 'rspack') return {};
      return createBundlerConfig(
        path.join(generatedFilesDir, 'registry.js'),
        // Docusaurus types each bundler as webpack, which has no such function.
        currentBundler.instance as unknown as LazyBundler,
      );
    },
  };
}
