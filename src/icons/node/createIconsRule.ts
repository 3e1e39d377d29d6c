import path from 'node:path';
import { transformIcons, type IconsLoaderOptions } from './transformIcons';

type LoaderContext = Parameters<typeof transformIcons>[1];

/** The bundler's rule for `@mui/icons-material/package.json?icons`: a package becomes data. */
export function createIconsRule(options: IconsLoaderOptions) {
  return {
    test: /[\\/]package\.json$/,
    resourceQuery: /^\?icon(s|-categories)$/,
    // Otherwise the bundler parses what comes out as JSON.
    type: 'javascript/auto',
    use: [
      {
        loader: path.join(__dirname, 'loaderShim.cjs'),
        options: {
          transform: (source: string, context: LoaderContext) =>
            transformIcons(source, context, options),
        },
      },
    ],
  };
}
