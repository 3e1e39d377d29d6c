import type { Plugin } from '@docusaurus/types';
import { createOutputGuard } from './node/createOutputGuard';

/**
 * Sees to it that a build writes all of its files, or stops. See README.md. Builds only: the
 * development server keeps its files in memory.
 */
export default function safeOutputPlugin(): Plugin {
  return {
    name: 'safe-output',

    configureWebpack() {
      if (process.env.NODE_ENV !== 'production') return {};
      return { plugins: [createOutputGuard()] };
    },
  };
}
