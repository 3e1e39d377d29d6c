import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './node/createBundlerConfig';
import { buildEarlyInputScript } from './node/buildEarlyInputScript';
import { buildVariantStyle } from './node/buildVariantStyle';
import { createFrameBuild } from './node/frame/frameBuild';
import { getFrameAddresses } from './node/frame/provideFrame';
import type { PluginOptions } from './options';

/**
 * Live demos as islands: server-rendered HTML in the page, code fetched when a demo is near.
 * See README.md; the remark plugin in `node/remarkDemos.ts` belongs to it.
 */
export default function demosPlugin(context: LoadContext, options: PluginOptions): Plugin {
  const frame = options.editor && createFrameBuild(context, options, options.editor);
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
        headTags: [
          { tagName: 'style', innerHTML: buildVariantStyle(options.stylings) },
          { tagName: 'script', innerHTML: buildEarlyInputScript() },
        ],
      };
    },

    async contentLoaded({ actions }) {
      actions.setGlobalData({
        stylings: options.stylings,
        editor: frame && getFrameAddresses(context.i18n),
      });
    },

    configureWebpack(_config, isServer) {
      const isDevelopment = process.env.NODE_ENV !== 'production';
      return {
        ...(frame && !isServer && { plugins: [frame.bundlerPlugin] }),
        ...(frame && isDevelopment && !isServer && { devServer: frame.serve() }),
        mergeStrategy: { 'module.rules': 'prepend' },
        ...createBundlerConfig({
          siteDir: context.siteDir,
          isServer,
          isDevelopment,
          runtimes: options.runtimes,
          tailwindStyling: options.tailwindStyling,
          highlight: options.highlight,
          formatting: options.formatting,
          releases: options.releases,
          editor: options.editor,
        }),
      };
    },

    async postBuild({ outDir }) {
      await frame?.write(outDir);
    },
  };
}

export { validateOptions } from './options';
