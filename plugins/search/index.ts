import type { LoadContext, Plugin } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import { buildSearch } from './node/buildSearch';
import type { PluginOptions } from './options';

/**
 * Search: when the pages of a language are written, so are a directory of their titles, headings
 * and rows, and a Pagefind bundle of their text. See README.md.
 */
export default function searchPlugin(
  { i18n, baseUrl }: Pick<LoadContext, 'i18n' | 'baseUrl'>,
  options: PluginOptions,
): Plugin {
  return {
    name: 'search',

    async postBuild({ outDir, routesPaths }) {
      const language = i18n.currentLocale;
      const summary = await buildSearch({ outDir, baseUrl, language, routesPaths }, options);
      logger.info(`Search in ${language}: ${summary}`);
    },
  };
}

export { validateOptions } from './options';
