import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { normalizeUrl } from '@docusaurus/utils';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { listSections } from './node/listSections';
import type { PluginOptions } from './options';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** One page that lists all others, for who cannot open the navigation. See README.md. */
export default function pageIndexPlugin(
  { baseUrl, siteConfig: { trailingSlash } }: LoadContext,
  options: PluginOptions,
): Plugin {
  return {
    name: 'page-index',

    getThemePath: () => path.join(__dirname, 'theme'),

    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    async allContentLoaded({ allContent, actions }) {
      const contentOf = (allContent[DOCS_PLUGIN] ?? {}) as Record<string, LoadedContent>;
      const sections = listSections(options.docs, contentOf, (permalink) =>
        applyTrailingSlash(permalink, { baseUrl, trailingSlash }),
      );
      const file = await actions.createData('sections.json', sections);
      actions.addRoute({
        path: normalizeUrl([baseUrl, options.path, '/']),
        component: '@theme/PageIndex',
        exact: true,
        modules: { sections: file },
      });
    },
  };
}

export { validateOptions } from './options';
