import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeMarkdown } from './node/writeMarkdown';
import type { PluginOptions } from './options';

/** Every page as Markdown, and lists of them for machines. See README.md. */
export default function pageMarkdownPlugin(_context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'page-markdown',

    async postBuild(site) {
      await writeMarkdown(site, options);
    },
  };
}

export { validateOptions } from './options';
