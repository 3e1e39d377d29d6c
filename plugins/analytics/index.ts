import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AnalyticsData } from './client/types';
import type { PluginOptions } from './options';

/**
 * Page views, clicks, reader's settings and web-vitals, told to a Google tag when the reader agrees.
 * See README.md; serves the contract's "Analytics".
 */
export default function analyticsPlugin(
  { baseUrl }: Pick<LoadContext, 'baseUrl'>,
  options: PluginOptions,
): Plugin {
  return {
    name: 'analytics',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      path.join(__dirname, 'client', 'consent.css'),
      path.join(__dirname, 'client', 'clientModule'),
    ],
    // Also what `docusaurus write-translations` reads for texts.
    getPathsToWatch: () => [path.join(__dirname, 'client/**/*.{ts,tsx}')],

    async contentLoaded({ actions }) {
      const { tagId, scriptUrl, requiresConsent, privacyUrl } = options;
      actions.setGlobalData({
        tagId,
        scriptUrl,
        requiresConsent,
        privacyUrl: privacyUrl?.startsWith('/') ? `${baseUrl}${privacyUrl.slice(1)}` : privacyUrl,
        isDevelopment: process.env.NODE_ENV === 'development',
      } satisfies AnalyticsData);
    },
  };
}

export { validateOptions } from './options';
