import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './node/createBundlerConfig';
import { buildVariantStyle } from './node/buildVariantStyle';
import type { PluginOptions } from './options';

/**
 * Live demos as islands: server-rendered HTML in the page, code fetched when a demo is near.
 * See README.md; the remark plugin in `node/remarkDemos.ts` belongs to it.
 */
export default function demosPlugin(context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'demos',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getClientModules() {
      return [path.join(__dirname, 'client', 'demos.css')];
    },

    injectHtmlTags() {
      return {
        headTags: [{ tagName: 'style', innerHTML: buildVariantStyle(options.stylings) }],
      };
    },

    async contentLoaded({ actions }) {
      actions.setGlobalData({ stylings: options.stylings });
    },

    configureWebpack(_config, isServer) {
      return {
        mergeStrategy: { 'module.rules': 'prepend' },
        ...createBundlerConfig({
          siteDir: context.siteDir,
          isServer,
          isDevelopment: process.env.NODE_ENV !== 'production',
          runtimes: options.runtimes,
          tailwindStyling: options.tailwindStyling,
          highlight: options.highlight,
          formatting: options.formatting,
        }),
      };
    },
  };
}

export { validateOptions } from './options';
