import path from 'node:path';
import pluginContentDocs, { type LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import { coversPages } from './node/coversPages';
import { createBasis } from './node/createBasis';
import { createLoader } from './node/createLoader';
import { readTimes } from './node/fileTimes';
import { readKept, writeKept } from './node/keptContent';
import { createKeptData } from './node/keptData';
import { readPages } from './node/readPages';
import { watchContent } from './node/watchContent';
import type { PluginOptions } from './options';

const NAME = 'incremental-docs';

/** Whether the one who started the server has files asked for their times, where the system tells of no change. */
const isPolling = () =>
  process.env.CHOKIDAR_USEPOLLING !== undefined ||
  process.argv.some((argument) => /^--poll(=|$)/.test(argument));

/**
 * The docs plugin, which in development reads and watches only what it has to. See README.md. Builds for
 * readers are left as they are. Serves "Scale" of the specification: an incremental start of the
 * development server does not grow with pages that nobody opens.
 */
export default async function incrementalDocsPlugin(
  context: LoadContext,
  { codeFiles, dataFiles, ...options }: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await pluginContentDocs(context, options);
  if (process.env.NODE_ENV !== 'development') return plugin;

  const folder = path.join(context.generatedFilesDir, NAME);
  const keptFile = path.join(folder, `${options.id}.${context.i18n.currentLocale}.bin`);
  const dataFile = path.join(folder, `${options.id}.data.json`);
  const changesFile = path.join(folder, `${options.id}.changes`);
  const getPaths = () => (plugin.getPathsToWatch?.() ?? []).map(posixPath);

  return {
    ...plugin,

    loadContent: createLoader({
      readAll: async () => (await plugin.loadContent?.()) as LoadedContent,
      readSome: (content, files) =>
        readPages(context, options, path.join(folder, 'pages'), content, files),
      readBasis: createBasis(context, options, { codeFiles, dataFiles }),
      readTimes: () => readTimes(getPaths()),
      isCovered: (content, times) => coversPages(context.siteDir, content, times),
      readKept: () => readKept(keptFile),
      writeKept: (kept) => writeKept(keptFile, kept),
    }),

    async contentLoaded({ content, actions }) {
      const data = createKeptData(dataFile, actions.createData);
      await plugin.contentLoaded?.({
        content,
        actions: { ...actions, createData: data.createData },
      });
      data.save();
    },

    getPathsToWatch() {
      const paths = [...getPaths(), ...dataFiles.map(posixPath)];
      return isPolling() ? paths : watchContent(options.id, paths, changesFile);
    },
  };
}

export { validateOptions } from './options';
