import path from 'node:path';
import { inspect } from 'node:util';
import {
  validateOptions as validateDocsOptions,
  type Options as DocsOptions,
  type PluginOptions as DocsPluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { OptionValidationContext } from '@docusaurus/types';

/** What this plugin takes beside the options of the docs plugin. */
export interface OwnOptions {
  /**
   * Absolute paths of files whose code decides what a page's front matter or a sidebar comes to. Where one of
   * them has changed since the last start, all pages are read. The site's configuration, the sidebars' own
   * files and the lists of versions are known without being named. Default: none.
   */
  readonly codeFiles: readonly string[];
  /**
   * Absolute paths of files that are read with the pages: what the sidebars' own files import. They are watched
   * as well: when one of them changes, all pages are read at once. Default: none.
   */
  readonly dataFiles: readonly string[];
}

export type PluginOptions = DocsPluginOptions & OwnOptions;

/** What a site has to write. */
export type UserOptions = DocsOptions & Partial<OwnOptions>;

type DocsValidate = OptionValidationContext<DocsOptions | undefined, DocsPluginOptions>['validate'];

function checkFiles(option: keyof OwnOptions, files: unknown): readonly string[] {
  if (files === undefined) return [];
  if (Array.isArray(files) && files.every((file) => path.isAbsolute(String(file)))) return files;
  throw new Error(
    `Plugin "incremental-docs": the option "${option}" is ${inspect(files)}, but has to be a list of absolute paths: [path.join(__dirname, 'sidebars.ts')].`,
  );
}

/**
 * Docusaurus' hook: everything but the plugin's own options is for the docs plugin, and checked by it.
 *
 * @throws Error naming the option that is wrong, what it is and what it may be
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PluginOptions>): PluginOptions {
  const { codeFiles, dataFiles, ...docs } = options;
  return {
    ...validateDocsOptions({
      // The same function, which types tell apart by the options it is for.
      validate: validate as unknown as DocsValidate,
      options: docs,
    }),
    codeFiles: checkFiles('codeFiles', codeFiles),
    dataFiles: checkFiles('dataFiles', dataFiles),
  };
}
