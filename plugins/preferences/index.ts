import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildInlineScript } from './inlineScript';
import type { PluginOptions, PreferencesGlobalData } from './options';

/**
 * The reader's code variant and code styling: shown before the first paint, kept in cookies, equal
 * in every component and tab. See README.md; serves the specification's "Preferences".
 */
export default function preferencesPlugin(_context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'preferences',

    getClientModules() {
      return [path.join(__dirname, 'client', 'clientModule')];
    },

    async contentLoaded({ actions }) {
      const data: PreferencesGlobalData = { cookieMaxAgeSeconds: options.cookieMaxAgeSeconds };
      actions.setGlobalData(data);
    },

    injectHtmlTags() {
      return { headTags: [{ tagName: 'script', innerHTML: buildInlineScript() }] };
    },
  };
}

export { validateOptions } from './options';
