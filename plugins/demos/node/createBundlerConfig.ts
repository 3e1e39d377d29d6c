import path from 'node:path';
import { DEMO_CHUNK_PREFIX } from './buildDemoModule';
import { transformDemo, type DemoLoaderOptions, type LoaderContext } from './transformDemo';

interface NamedChunk {
  readonly name?: string | null;
}

const ENGINE =
  '[\\\\/]node_modules[\\\\/](@emotion|stylis|@mui[\\\\/](system|styled-engine|utils|private-theming))[\\\\/]';

/** Code that shows demos, of this plugin and of a site that completes it. */
const PAGE_CODE = /[\\/]demos[\\/](?:client|theme)[\\/]|[\\/]theme[\\/]Demo[A-Z]/;

/** Chunks that every page downloads: what these need, others find there. */
const FOR_ALL_PAGES: ReadonlySet<string | null | undefined> = new Set(['main', 'common']);

/** The editor and other parts that come when they are asked for are used by one chunk or by two. */
const MANY_PAGES = 10;

/** Emotion and the style engine, but not what lies in the folders. */
function createEngineTest(folders: readonly string[]): RegExp {
  const others = folders.map((folder) => folder.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${others.length > 0 ? `(?!${others.join('|')})` : ''}.*${ENGINE}`);
}

/**
 * Shares between demos what they have in common, instead of one copy of a component in each demo's
 * chunk. The priority lies above Docusaurus' `common` group (40): that one is downloaded by every
 * page, and a library used by half of the demos must not land in it. What only demos of other
 * releases need stays out of the chunk that all the current ones fetch.
 */
function createSplitChunks({ releases }: Pick<DemoLoaderOptions, 'releases'>) {
  const isDemoChunk = ({ name }: NamedChunk) =>
    typeof name === 'string' && name.startsWith(DEMO_CHUNK_PREFIX);
  const folders = releases.flatMap(({ packages }) =>
    Object.values(packages).flatMap(({ folder }) => folder ?? []),
  );
  return {
    // Emotion and the style engine: every Material, Joy and System demo needs all of it.
    demoEngine: {
      name: 'demos-engine',
      test: createEngineTest(folders),
      chunks: isDemoChunk,
      priority: 60,
      minChunks: 2,
    },
    // What shows a demo on its page. More than half of the pages have demos, so without a group it
    // would be part of what all pages share.
    demoPages: {
      name: 'demo-pages',
      test: PAGE_CODE,
      chunks: (chunk: NamedChunk) => !isDemoChunk(chunk) && !FOR_ALL_PAGES.has(chunk.name),
      priority: 58,
      minChunks: MANY_PAGES,
      enforce: true,
    },
    demoShared: {
      test: /[\\/]node_modules[\\/]|[\\/]src[\\/]/,
      chunks: isDemoChunk,
      priority: 55,
      minChunks: 2,
      minSize: 8_000,
      reuseExistingChunk: true,
    },
  };
}

/**
 * The server's code has no split chunks in Docusaurus, so each page's would hold a copy of every
 * component that its demos use: a megabyte a page, which the bundler writes and each renderer reads and
 * keeps. Here what two pages use is in one chunk, and nothing of it runs before a page needs it.
 */
function createServerSplitChunks() {
  return {
    cacheGroups: {
      default: false as const,
      defaultVendors: false as const,
      shared: {
        name: 'shared',
        test: /[\\/]node_modules[\\/]|[\\/]src[\\/]/,
        chunks: 'async' as const,
        minChunks: 2,
        enforce: true,
      },
    },
  };
}

/** The bundler's rule for `X.tsx?demo…`, and the splitting of demos' chunks. */
export function createBundlerConfig(options: DemoLoaderOptions) {
  return {
    module: {
      rules: [
        {
          test: /\.tsx$/,
          resourceQuery: /^\?demo\b/,
          // Before the JavaScript loader of Docusaurus, which compiles what we return.
          enforce: 'pre' as const,
          use: [
            {
              loader: path.join(__dirname, 'loaderShim.cjs'),
              options: {
                transform: (source: string, context: LoaderContext) =>
                  transformDemo(source, context, options),
              },
            },
          ],
        },
      ],
    },
    optimization: {
      splitChunks: options.isServer
        ? createServerSplitChunks()
        : { cacheGroups: createSplitChunks(options) },
    },
  };
}
