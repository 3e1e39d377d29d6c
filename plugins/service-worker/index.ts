import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ServiceWorkerData } from './client/types';
import { buildEarlyScript } from './node/buildEarlyScript';
import { buildNotice } from './node/buildNotice';
import { buildTranslationFile, OFFLINE_TEXTS, translateTexts } from './node/offlineTexts';
import type { OfflineTexts } from './node/offlineTexts';
import { writeLanguage } from './node/writeLanguage';
import type { PluginOptions } from './options';

type SiteContext = Pick<LoadContext, 'baseUrl' | 'i18n' | 'siteConfig' | 'siteStorage'>;

/** Base URL of the host's site: that of the default language, unless this one stands elsewhere. */
function getRootUrl({ baseUrl, i18n: { defaultLocale, localeConfigs } }: SiteContext): string {
  const root = localeConfigs[defaultLocale]?.baseUrl ?? baseUrl;
  return baseUrl.startsWith(root) ? root : baseUrl;
}

/**
 * A service worker: what was seen can be read without network, and a new build takes over without
 * being mixed with the old one. See README.md; serves the contract's "Service worker".
 *
 * @throws Error when the plugin is listed twice
 */
export default function serviceWorkerPlugin(
  context: SiteContext,
  options: PluginOptions,
): Plugin<OfflineTexts> {
  if (options.id !== 'default') {
    throw new Error(
      `Plugin "service-worker": its id is '${options.id}', but a site has one service worker. Leave the id out, and list the plugin once.`,
    );
  }
  const { i18n, siteConfig } = context;
  const url = i18n.localeConfigs[i18n.currentLocale]?.url ?? siteConfig.url;
  return {
    name: 'service-worker',

    getClientModules: () =>
      process.env.NODE_ENV === 'production'
        ? ['clientModule', 'notice.css'].map((name) => path.join(__dirname, 'client', name))
        : [],
    injectHtmlTags: ({ content }) =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [{ tagName: 'script', attributes: {}, innerHTML: buildEarlyScript() }],
            postBodyTags: [buildNotice(content)],
          }
        : {},

    loadContent: async () => OFFLINE_TEXTS,
    getTranslationFiles: () => [buildTranslationFile()],
    translateContent: ({ content, translationFiles }) => translateTexts(content, translationFiles),

    async contentLoaded({ actions }) {
      const rootUrl = getRootUrl(context);
      actions.setGlobalData({
        isEnabled: options.enabled,
        host: options.host ?? new URL(url).host,
        scriptPath: `${rootUrl}sw.js`,
        scope: rootUrl,
      } satisfies ServiceWorkerData);
    },

    async postBuild({ outDir, content }) {
      await writeLanguage(outDir, context, options, content);
    },
  };
}

export { validateOptions } from './options';
