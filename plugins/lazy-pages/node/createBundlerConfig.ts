import type { RequestListener } from 'node:http';
import path from 'node:path';
import { loosenRegistry } from './loosenRegistry';

/** What of a compiler of Rspack is needed. */
interface LazyCompiler {
  options: { lazyCompilation?: unknown };
}

/** What of Rspack is needed. */
export interface LazyBundler {
  lazyCompilationMiddleware(compiler: LazyCompiler): RequestListener;
}

/** Pages, of docs, blog and site alike. */
const PAGES = /\.mdx?$/;

/**
 * The bundler's configuration for development: a page's module is a stand-in until a browser asks for
 * it, and then asks the server to compile the page.
 *
 * @param registryFile absolute path of the list of all modules of routes, which Docusaurus generates
 */
export function createBundlerConfig(registryFile: string, bundler: LazyBundler) {
  let middleware: RequestListener | undefined;
  return {
    plugins: [
      {
        apply(compiler: LazyCompiler) {
          compiler.options.lazyCompilation = { entries: false, imports: true, test: PAGES };
          middleware = bundler.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    module: {
      rules: [
        {
          test: registryFile,
          enforce: 'pre' as const,
          use: [
            {
              loader: path.join(__dirname, 'loaderShim.cjs'),
              options: { change: (source: string) => loosenRegistry(source, PAGES) },
            },
          ],
        },
      ],
    },
    devServer: {
      // Added to those of Docusaurus, after them: they let requests pass that are not to read a file.
      setupMiddlewares: () => (middleware ? [middleware] : []),
    },
  };
}
