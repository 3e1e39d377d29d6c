import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig, createExcerptConfig } from './node/createBundlerConfig';
import type { ChunkFiles } from './node/createChunkReader';
import { dropThemeProgress } from './node/dropThemeProgress';
import { linkChunks } from './node/linkChunks';
import { listPageChunks } from './node/listPageChunks';
import { readSiteRoutes } from './node/readSiteRoutes';
import { splitRoutes } from './node/splitRoutes';
import type { PluginOptions } from './options';

/**
 * Keeps the first download from growing with the number of pages: the routes and the sidebar of a
 * docs version are fetched when they are needed. See README.md. Readers' builds only; development
 * and the server keep them as Docusaurus writes them.
 */
export default function pageRoutesPlugin(
  { generatedFilesDir, siteDir, siteConfig }: LoadContext,
  options: PluginOptions,
): Plugin {
  let getChunkFiles: ChunkFiles = () => [];

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
      return {
        ...createBundlerConfig(config, generatedFilesDir, siteConfig, options, (getFiles) => {
          getChunkFiles = getFiles;
        }),
        resolve,
      };
    },

    async postBuild({ outDir, baseUrl, routesPaths }) {
      const routes = splitRoutes(readSiteRoutes(generatedFilesDir));
      const chunks = listPageChunks(routes, path.join(generatedFilesDir, 'routes.js'));
      const files = new Map(
        Array.from(chunks, ([page, names]) => [page, [...new Set(names.flatMap(getChunkFiles))]]),
      );
      await linkChunks({ outDir, baseUrl, routesPaths }, files, options.linkChunksBefore);
    },
  };
}

export { validateOptions } from './options';
