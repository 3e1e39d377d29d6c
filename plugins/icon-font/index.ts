import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';

/** The stylesheet of an icon font, on pages that show its icons. See README.md. */
export default function iconFontPlugin(_context: LoadContext, options: PluginOptions): Plugin {
  const { stylesheetUrl, className } = options;
  return {
    name: 'icon-font',

    // A site without the font downloads nothing for it.
    getClientModules: () =>
      stylesheetUrl === null ? [] : [path.join(__dirname, 'client', 'clientModule')],

    async contentLoaded({ actions }) {
      if (stylesheetUrl !== null) actions.setGlobalData({ stylesheetUrl, className });
    },
  };
}

export { validateOptions } from './options';
