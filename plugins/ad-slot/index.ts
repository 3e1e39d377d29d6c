import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { AdConfig, InHouseAd, PlacementData } from './client/types';
import { checkImages } from './node/checkImages';
import { buildTranslationFile, translateAds } from './node/translations';
import type { PluginOptions } from './options';

/** Without scripts nothing fills the slot, so its room is not kept. */
const NO_SCRIPT_STYLE = '<style>.Ad-root{display:none}</style>';

/**
 * An ad below the description of every page: of a network, or of the site itself. See README.md;
 * serves the contract's "Ad slot".
 */
export default function adSlotPlugin(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  options: PluginOptions,
): Plugin<readonly InHouseAd[]> {
  if (options.id !== 'default') {
    throw new Error(
      `Plugin "ad-slot": its id is '${options.id}', but a page has one slot. Leave the id out, and list the plugin once.`,
    );
  }
  const hasNetwork = process.env.NODE_ENV === 'production' || options.enabledInDevelopment;
  return {
    name: 'ad-slot',

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    getClientModules: () => [
      path.join(__dirname, 'client', 'ad-slot.css'),
      path.join(__dirname, 'client', 'routeUpdates'),
    ],
    // Also what `docusaurus write-translations` reads for texts.
    getPathsToWatch: () => [path.join(__dirname, 'client/**/*.{ts,tsx}')],

    async loadContent() {
      const directories = siteConfig.staticDirectories.map((name) => path.resolve(siteDir, name));
      checkImages(options.inHouseAds, directories);
      return options.inHouseAds;
    },

    getTranslationFiles: ({ content }) => [buildTranslationFile(content)],
    translateContent: ({ content, translationFiles }) => translateAds(content, translationFiles),

    async contentLoaded({ content, actions }) {
      const { selector, excludedPaths, displayRatio, scriptUrl, feedUrl } = options;
      actions.setGlobalData({ selector, excludedPaths } satisfies PlacementData);
      const config: AdConfig = {
        displayRatio,
        scriptUrl: hasNetwork ? scriptUrl : null,
        feedUrl: hasNetwork ? feedUrl : null,
        inHouseAds: content.map((ad) => ({ ...ad, image: `${baseUrl}${ad.image.slice(1)}` })),
      };
      await actions.createData('slot.json', config);
    },

    injectHtmlTags: () => ({
      headTags: [{ tagName: 'noscript', innerHTML: NO_SCRIPT_STYLE }],
    }),
  };
}

export { validateOptions } from './options';
