import fs from 'node:fs';
import path from 'node:path';
import type { Configuration } from 'webpack';
import type { PageLanguage, PluginOptions } from '../options';
import { addSidebarExcerpt } from './addSidebarExcerpt';
import { createChunkReader, type ChunkFiles } from './createChunkReader';
import { dropUnused, hasPaths, type DecidingConfig } from './dropUnused';
import { hasStaticPaths } from './hasStaticPaths';
import { keepLetters } from './keepLetters';
import { plainOrder } from './plainOrder';
import { readSiteRoutes } from './readSiteRoutes';
import { printPages, printRegistry, printRoutes } from './printModules';
import { createVersionFinder } from './readVersions';
import { pickSidebars, slimGlobalData, slimVersionData } from './slimDocsData';
import { slimSiteConfig } from './slimSiteConfig';
import { listPaths, splitRoutes } from './splitRoutes';

const ASSET_PLUGIN = 'ChunkAssetPlugin';

const REACT = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;

/** Shows "Page not found" where a page of the docs has gone; whoever enters by such an address has another page. */
const DOC_ROOT = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/]DocRoot[\\/]index\.js$/;

/** Where Docusaurus makes the components of routes. */
const COMPONENT_CREATOR =
  /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]exports[\\/]ComponentCreator\.js$/;

/** What draws a whole sidebar: the theme's `DocSidebar`, and the island that this site makes of its list. */
const SIDEBAR_OWNER =
  /[\\/](?:DocSidebar[\\/](?:Desktop[\\/]Content|Mobile)[\\/]index|LiveSidebar)\.[jt]sx?$/;

const REACT_ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;
const ROUTERS = /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/;

/** Where Docusaurus keeps a page until the next one is here. */
const PENDING_NAVIGATION =
  /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]PendingNavigation\.js$/;

/** Where Docusaurus notes that the page is hydrated. */
const BROWSER_CONTEXT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/;

/** Where the docs plugin writes what all pages of a version are given. */
const VERSION_DATA = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/;

/** Where it writes what is said of one page. */
const PAGE_METADATA = /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-[^\\/]+\.json$/;

/** What a file becomes. `addDependency` names another file whose change makes it anew. */
interface Source {
  readonly query: string;
  readonly file: string;
  addDependency(file: string): void;
}

function createRule(
  test: string | RegExp,
  print: (source: Source) => string,
  dependencies: readonly string[] = [],
) {
  const options = { print, dependencies };
  return {
    test,
    enforce: 'pre' as const,
    use: [{ loader: path.join(__dirname, 'loaderShim.cjs'), options }],
  };
}

/**
 * Gives the modules that `test` fits a file of ours for what they import, which `alias` names as
 * Docusaurus does where it takes the place of its alias.
 */
function replaceImport(test: RegExp, alias: string, file: string) {
  return { test, resolve: { alias: { [alias]: path.join(__dirname, '..', 'client', file) } } };
}

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
        'Docusaurus has changed; adapt createBundlerConfig.ts and client/preloadPages.ts.',
    );
  }
  config.plugins = kept;
}

/**
 * The bundler's configuration for server and readers, also while developing: the metadata of a page
 * say what the page shows of its sidebar, and what the site adds.
 */
export function createExcerptConfig(
  generatedFilesDir: string,
  language: PageLanguage,
  options: PluginOptions,
) {
  const findVersion = createVersionFinder(generatedFilesDir);
  const rule = createRule(PAGE_METADATA, ({ file, addDependency }) => {
    const written = JSON.parse(fs.readFileSync(file, 'utf8')) as Parameters<
      typeof addSidebarExcerpt
    >[0];
    const { metadata, dependencies } = addSidebarExcerpt(written, file, findVersion, options);
    dependencies.forEach(addDependency);
    return JSON.stringify({ ...metadata, ...options.extendMetadata(written, language) });
  });
  return { mergeStrategy: { 'module.rules': 'prepend' as const }, module: { rules: [rule] } };
}

/** The bundler's configuration for readers: what the files of `generatedFilesDir` become. */
export function createBundlerConfig(
  config: Configuration,
  generatedFilesDir: string,
  language: PageLanguage,
  siteConfig: DecidingConfig,
  options: PluginOptions,
  onChunkFiles: (getFiles: ChunkFiles) => void,
) {
  dropChunkNames(config);
  keepLetters(config);
  const { mergeStrategy, module } = createExcerptConfig(generatedFilesDir, language, options);
  const file = (name: string) => path.join(generatedFilesDir, name);
  const read = () => splitRoutes(readSiteRoutes(generatedFilesDir));
  // They belong together, so a change of one makes all three anew.
  const routeFiles = ['routes.js', 'registry.js', 'routesChunkNames.json'].map(file);
  return {
    mergeStrategy,
    plugins: [createChunkReader(onChunkFiles)],
    // One hash for the whole build: with a hash for each chunk, the runtime that every page
    // downloads has to list the chunks of all pages.
    output: { chunkFilename: 'assets/js/[id].[fullhash:8].js' },
    optimization: {
      // Counted in the order in which they are needed, modules have shorter numbers than by their hashes.
      // React's come first, so they are the same from release to release. Chunks keep their hashes: there
      // are so many that counting them is no gain, and React's would have another number each time.
      moduleIds: 'natural' as const,
      splitChunks: {
        cacheGroups: {
          // Two scripts are two tasks: a slow phone can answer between them. And React stays the same
          // from release to release of the site.
          react: {
            test: REACT,
            name: 'react',
            chunks: 'initial' as const,
            enforce: true,
            priority: 60,
          },
        },
      },
    },
    module: {
      rules: [
        ...module.rules,
        replaceImport(/[\\/]@docusaurus[\\/]utils-common[\\/]/, 'tslib$', 'tslib.ts'),
        replaceImport(BROWSER_CONTEXT, 'react$', 'calmState.ts'),
        replaceImport(PENDING_NAVIGATION, 'react-router-dom$', 'HeldRoute.tsx'),
        replaceImport(SIDEBAR_OWNER, '@theme/DocSidebarItems', 'LateSidebarItems.tsx'),
        replaceImport(COMPONENT_CREATOR, 'react-loadable$', 'loadable.tsx'),
        replaceImport(DOC_ROOT, '@theme/NotFound/Content', 'LateNotFound.tsx'),
        ...(hasPaths(siteConfig) ? [replaceImport(ROUTERS, 'history$', 'browserHistory.ts')] : []),
        ...(hasStaticPaths(readSiteRoutes(generatedFilesDir).routes)
          ? [replaceImport(REACT_ROUTER, 'path-to-regexp$', 'staticPaths.ts')]
          : []),
        replaceImport(ROUTERS, 'prop-types$', 'routerParts.ts'),
        replaceImport(REACT_ROUTER, 'react-is$', 'routerParts.ts'),
        replaceImport(REACT_ROUTER, 'hoist-non-react-statics$', 'routerParts.ts'),
        ...[...dropUnused(siteConfig), ...plainOrder].map(({ test, print }) =>
          createRule(test, (source) => print(source.file)),
        ),
        createRule(
          file('routes.js'),
          ({ query }) =>
            query
              ? printPages(read(), query, readJson(file('globalData.json')))
              : printRoutes(read(), file('routes.js')),
          [...routeFiles, file('globalData.json')],
        ),
        createRule(file('registry.js'), () => printRegistry(read().registry), routeFiles),
        createRule(
          file('routesChunkNames.json'),
          () => JSON.stringify(read().chunkNames),
          routeFiles,
        ),
        createRule(file('docusaurus.config.mjs'), (source) =>
          slimSiteConfig(fs.readFileSync(source.file, 'utf8')),
        ),
        createRule(
          file('globalData.json'),
          (source) => JSON.stringify(slimGlobalData(readJson(source.file), listPaths(read()))),
          routeFiles,
        ),
        createRule(VERSION_DATA, (source) => {
          const data = readJson(source.file);
          return JSON.stringify(source.query ? pickSidebars(data) : slimVersionData(data));
        }),
      ],
    },
  };
}
