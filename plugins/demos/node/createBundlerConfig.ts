import path from 'node:path';
import { DEMO_CHUNK_PREFIX } from './buildDemoModule';
import { transformDemo, type DemoLoaderOptions, type LoaderContext } from './transformDemo';

interface NamedChunk {
  readonly name?: string | null;
}

/**
 * Shares between demos what they have in common, instead of one copy of a component in each demo's
 * chunk. The priority lies above Docusaurus' `common` group (40): that one is downloaded by every
 * page, and a library used by half of the demos must not land in it.
 */
function createSplitChunks() {
  const isDemoChunk = ({ name }: NamedChunk) =>
    typeof name === 'string' && name.startsWith(DEMO_CHUNK_PREFIX);
  return {
    // Emotion and the style engine: every Material, Joy and System demo needs all of it.
    demoEngine: {
      name: 'demos-engine',
      test: /[\\/]node_modules[\\/](@emotion|stylis|@mui[\\/](system|styled-engine|utils|private-theming))[\\/]/,
      chunks: isDemoChunk,
      priority: 60,
      minChunks: 2,
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
    ...(options.isServer
      ? {}
      : { optimization: { splitChunks: { cacheGroups: createSplitChunks() } } }),
  };
}
