import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig, createExcerptConfig } from './node/createBundlerConfig';
import type { ChunkFiles } from './node/createChunkReader';
import { dropThemeProgress } from './node/dropThemeProgress';
import { linkChunks } from './node/linkChunks';
import { listContentChunks, listPageChunks } from './node/listPageChunks';
import { readSiteRoutes } from './node/readSiteRoutes';
import { splitRoutes } from './node/splitRoutes';
import { trimScripts } from './node/trimScripts';
import type { PluginOptions } from './options';

/**
 * Keeps the first download from growing with the number of pages: the routes and the sidebar of a
 * docs version are fetched when they are needed. See README.md. Readers' builds only; development
 * and the server keep them as Docusaurus writes them.
 */
export default function pageRoutesPlugin(
  { generatedFilesDir, siteDir, siteConfig, i18n }: LoadContext,
  options: PluginOptions,
): Plugin {
  const locale = i18n.currentLocale;
  const language = { locale, calendar: i18n.localeConfigs[locale]?.calendar ?? 'gregory' };
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
        return { ...createExcerptConfig(generatedFilesDir, language, options), resolve };
      }
      return {
        ...createBundlerConfig(
          config,
          generatedFilesDir,
          language,
          siteConfig,
          options,
          (getFiles) => {
            getChunkFiles = getFiles;
          },
        ),
        resolve,
      };
    },

    async postBuild({ outDir, baseUrl, routesPaths }) {
      const routes = splitRoutes(readSiteRoutes(generatedFilesDir));
      const getFiles = (names: Iterable<string>) => [
        ...new Set(Array.from(names).flatMap((name) => getChunkFiles(name))),
      ];
      const contents = listContentChunks(routes);
      const trimmed = await trimScripts(
        outDir,
        new Map(Array.from(contents, ([page, name]) => [page, getFiles([name])])),
        options.trimContent,
      );
      const chunks = listPageChunks(routes, path.join(generatedFilesDir, 'routes.js'));
      const scripts = new Map(
        Array.from(chunks, ([page, names]) => {
          const { whole, trimmed: first } = trimmed.get(page) ?? {};
          return [page, { links: getFiles(names).filter((file) => file !== whole), first }];
        }),
      );
      await linkChunks({ outDir, baseUrl, routesPaths }, scripts, {
        linksBefore: options.linkChunksBefore,
        firstAfter: options.trimmedContentAfter,
      });
    },
  };
}

export { validateOptions } from './options';
