import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createBundlerConfig } from './node/createBundlerConfig';

/**
 * Puts the interface's texts where they are used, in the language of the build, instead of the table of
 * all of them and the explanations for translators into every reader's first download. See README.md.
 * Readers' builds only. Serves "Speed" of the specification.
 */
export default function inlineTranslationsPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'inline-translations',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      return createBundlerConfig(path.join(generatedFilesDir, 'codeTranslations.json'));
    },
  };
}
