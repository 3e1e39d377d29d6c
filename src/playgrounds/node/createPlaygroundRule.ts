import path from 'node:path';
import { transformPlayground, type PlaygroundLoaderOptions } from './transformPlayground';

type LoaderContext = Parameters<typeof transformPlayground>[1];

/** The bundler's rule for `button.json?playground…`: data become modules. */
export function createPlaygroundRule(options: PlaygroundLoaderOptions) {
  return {
    test: /\.json$/,
    resourceQuery: /^\?playground\b/,
    // Otherwise the bundler parses what comes out as JSON.
    type: 'javascript/auto',
    use: [
      {
        loader: path.join(__dirname, 'loaderShim.cjs'),
        options: {
          transform: (source: string, context: LoaderContext) =>
            transformPlayground(source, context, options),
        },
      },
    ],
  };
}
