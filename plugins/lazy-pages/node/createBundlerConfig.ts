import fs from 'node:fs';
import path from 'node:path';
import { createMiddleware } from './createMiddleware';
import { deferPages } from './deferPages';
import { createOpenPages } from './openPages';

/** Pages, of docs, blog and site alike. */
const PAGES = /\.mdx?$/;

const OPEN_PAGE = path.resolve(__dirname, '..', 'client', 'openPage.ts');

/** What of a compiler is needed. */
interface Compiler {
  options: { optimization?: { splitChunks?: unknown } };
}

/**
 * Has chunks stay as they are when a page is added: what they share with it would move to other chunks, and
 * with it would change every module that loads one, up to the list of all modules and the site with it.
 * Here, because other plugins say how to split after this one has been asked.
 */
function keepChunks({ options }: Compiler): void {
  options.optimization = { ...options.optimization, splitChunks: false };
}

/**
 * The bundler's configuration for development: a page is compiled once a browser asks for it.
 *
 * @param generatedFilesDir where Docusaurus generates its list of all modules of routes, and where the
 * list of open pages goes
 */
export function createBundlerConfig(generatedFilesDir: string) {
  const registryFile = path.join(generatedFilesDir, 'registry.js');
  const pages = createOpenPages(path.join(generatedFilesDir, 'lazy-pages', 'pages.js'));
  const defer = (source: string) => {
    const deferred = deferPages(source, PAGES, OPEN_PAGE);
    pages.setKnown(deferred.pages);
    return deferred.code;
  };
  return {
    module: {
      rules: [
        {
          test: registryFile,
          enforce: 'pre' as const,
          use: [{ loader: path.join(__dirname, 'loaderShim.cjs'), options: { change: defer } }],
        },
      ],
    },
    plugins: [{ apply: keepChunks }],
    devServer: {
      // Added to those of Docusaurus, after them: they let requests pass that are not to read a file.
      setupMiddlewares: () => [
        createMiddleware((name) => {
          // The bundler may have the list from an earlier start, and then does not load it.
          defer(fs.readFileSync(registryFile, 'utf8'));
          return pages.open(name);
        }),
      ],
    },
  };
}
