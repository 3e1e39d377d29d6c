import path from 'node:path';
import { loadContext } from '@docusaurus/core/lib/server/site.js';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import incrementalDocsPlugin, { validateOptions } from '../index';
import type { PluginOptions, UserOptions } from '../options';

/** One load of a site's pages. */
export interface LoadRequest {
  readonly siteDir: string;
  /** Starts anew, as another process would; otherwise the last plugin loads once more. */
  readonly starts: boolean;
  /** Besides those that every site here has. */
  readonly options?: Partial<UserOptions>;
}

export interface LoadResult {
  /** Names of the pages whose text was looked at. */
  readonly read: readonly string[];
  /** Title, description and title of the next page of each, by id. */
  readonly pages: Readonly<Record<string, readonly [string, string, string | null]>>;
  /** Names of the files of data that Docusaurus was asked to write. */
  readonly written: readonly string[];
}

let plugin: Plugin<LoadedContent>;
let read: string[] = [];

async function start({ siteDir, options }: LoadRequest): Promise<void> {
  const context = await loadContext({ siteDir });
  const { markdown } = context.siteConfig;
  markdown.parseFrontMatter = (params) => {
    read.push(path.basename(params.filePath));
    return params.defaultParseFrontMatter(params);
  };
  const validated = validateOptions({
    validate: normalizePluginOptions as never,
    options: { sidebarPath: './sidebar.ts', ...options },
  });
  plugin = await incrementalDocsPlugin(context, validated as PluginOptions);
}

/** Loads the pages of a site as Docusaurus does in development. */
export async function run(request: LoadRequest): Promise<LoadResult> {
  process.env.NODE_ENV = 'development';
  if (request.starts) await start(request);
  read = [];
  const content = (await plugin.loadContent?.()) as LoadedContent;
  const written: string[] = [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: () => undefined,
      setGlobalData: () => undefined,
      async createData(name) {
        written.push(name);
        return path.join(request.siteDir, 'sidebar.ts');
      },
    },
  });
  const docs = content.loadedVersions.flatMap((version) => version.docs);
  return {
    read: read.sort(),
    pages: Object.fromEntries(
      docs.map(({ id, title, description, next }) => [
        id,
        [title, description, next?.title ?? null],
      ]),
    ),
    written,
  };
}
