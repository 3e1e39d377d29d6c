import fs from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { readSiteRoutes } from './readSiteRoutes';
import { printPages, printRegistry, printRoutes } from './printModules';
import { slimGlobalData, slimVersionData } from './slimDocsData';
import { slimSiteConfig } from './slimSiteConfig';
import { splitRoutes } from './splitRoutes';

const ASSET_PLUGIN = 'ChunkAssetPlugin';

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Where the docs plugin writes what all pages of a version are given. */
const VERSION_DATA = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

function readJson(file: string) {
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
}

/**
 * Docusaurus puts the name and number of every chunk into the first download, to prefetch what any
 * visible link leads to. Pages are fetched on a reader's intent instead (Docusaurus' `preload`).
 *
 * @throws if Docusaurus no longer has that plugin: then this one has to be looked at again.
 */
function dropChunkNames(config: Configuration): void {
  const plugins = config.plugins ?? [];
  const kept = plugins.filter((plugin) => plugin?.constructor.name !== ASSET_PLUGIN);
  if (kept.length === plugins.length) {
    throw new Error(
      `plugins/page-routes: the bundler's configuration has no plugin named ${ASSET_PLUGIN}. ` +
        'Docusaurus has changed; adapt createBundlerConfig.ts and client/noPrefetch.ts.',
    );
  }
  config.plugins = kept;
}

/** The bundler's configuration for readers: what the files of `generatedFilesDir` become. */
export function createBundlerConfig(config: Configuration, generatedFilesDir: string) {
  dropChunkNames(config);
  const file = (name: string) => path.join(generatedFilesDir, name);
  const read = () => splitRoutes(readSiteRoutes(generatedFilesDir));
  const rule = (test: string | RegExp, print: (query: string, resourcePath: string) => string) => ({
    test,
    enforce: 'pre' as const,
    use: [{ loader: path.join(__dirname, 'loaderShim.cjs'), options: { print } }],
  });
  return {
    mergeStrategy: { 'module.rules': 'prepend' as const },
    // One hash for the whole build: with a hash for each chunk, the runtime that every page
    // downloads has to list the chunks of all pages.
    output: { chunkFilename: 'assets/js/[id].[fullhash:8].js' },
    optimization: {
      splitChunks: {
        cacheGroups: {
          // Two scripts are two tasks: a slow phone can answer between them. And React stays the same
          // from release to release of the site.
          react: { test: REACT, name: 'react', chunks: 'initial', enforce: true, priority: 60 },
        },
      },
    },
    module: {
      rules: [
        {
          test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
          resolve: { alias: { tslib$: path.join(__dirname, '..', 'client', 'tslib.ts') } },
        },
        rule(file('routes.js'), (query) =>
          query ? printPages(read(), query) : printRoutes(read(), file('routes.js')),
        ),
        rule(file('registry.js'), () => printRegistry(read().registry)),
        rule(file('routesChunkNames.json'), () => JSON.stringify(read().chunkNames)),
        rule(file('docusaurus.config.mjs'), (_query, resource) =>
          slimSiteConfig(fs.readFileSync(resource, 'utf8')),
        ),
        rule(file('globalData.json'), (_query, resource) =>
          JSON.stringify(slimGlobalData(readJson(resource))),
        ),
        rule(VERSION_DATA, (_query, resource) =>
          JSON.stringify(slimVersionData(readJson(resource))),
        ),
      ],
    },
  };
}
