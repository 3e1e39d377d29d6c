import type { LoadContext, Plugin } from '@docusaurus/types';
import { SERVER_CONSTANT } from './node/pageSyntax';
import { rehypeStaticContent, type RehypeStaticContentOptions } from './node/rehypeStaticContent';
import type { SiteAddress } from './client/toStaticLink';

/** The two halves of a site's static content, which belong in its configuration. */
export interface StaticContent {
  /** For `plugins`: learns which language is built, and tells pages whether they are on the server. */
  readonly plugin: (context: LoadContext) => Plugin;
  /** For `rehypePlugins`, last, of the docs whose pages are shown with `useStaticLinks`. */
  readonly rehypePlugin: [typeof rehypeStaticContent, RehypeStaticContentOptions];
}

/**
 * Makes what has no components in a page's text plain HTML. See README.md.
 *
 * @throws Error while a page is compiled, if the configuration has the rehype plugin without the plugin
 */
export function createStaticContent(): StaticContent {
  let site: SiteAddress | undefined;
  const getSiteAddress = () => {
    if (site) return site;
    throw new Error(
      'static-content: a page is compiled before the language of the site is known. ' +
        'Add `plugin` of createStaticContent() to `plugins` in docusaurus.config.ts.',
    );
  };
  return {
    plugin({ siteConfig: { trailingSlash }, baseUrl }) {
      site = { baseUrl, trailingSlash };
      return {
        name: 'static-content',
        configureWebpack: (_config, isServer, { currentBundler }) => ({
          plugins: [
            new currentBundler.instance.DefinePlugin({ [SERVER_CONSTANT]: String(isServer) }),
          ],
        }),
      };
    },
    rehypePlugin: [rehypeStaticContent, { getSiteAddress }],
  };
}
