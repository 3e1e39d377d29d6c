import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildInlineScript } from './inlineScript';
import { createSplitChunks } from './node/createSplitChunks';
import { generate } from './node/generate';
import type { PluginOptions } from './options';

/**
 * API pages generated from the type declarations of packages. See README.md; serves the
 * specification's "component API reference" and the contract's addresses of API pages.
 *
 * Pages are written here, in the constructor: all constructors end before any docs instance reads
 * its folder.
 *
 * @throws {ApiProblem} which stops the build, where a package cannot be documented as configured
 */
export default async function apiReferencePlugin(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  await generate(context.siteDir, options);

  return {
    name: 'api-reference',

    getThemePath() {
      return path.join(__dirname, 'theme');
    },

    getTypeScriptThemePath() {
      return path.join(__dirname, 'theme');
    },

    getClientModules() {
      return [path.join(__dirname, 'client', 'api-reference.css')];
    },

    getPathsToWatch() {
      // Also what `docusaurus write-translations` reads for texts.
      return [path.join(__dirname, '{client,theme}/**/*.{ts,tsx}')];
    },

    configureWebpack(_config, isServer) {
      return isServer ? {} : { optimization: { splitChunks: createSplitChunks() } };
    },

    injectHtmlTags() {
      return { headTags: [{ tagName: 'script', innerHTML: buildInlineScript() }] };
    },
  };
}

export { validateOptions } from './options';
