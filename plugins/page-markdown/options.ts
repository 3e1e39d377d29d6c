import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { PageDemo } from './node/types';

/** A docs instance that the lists for machines name, in their order. */
export interface LibraryOption {
  /** Id of its docs instance. */
  readonly docsId: string;
  readonly name: string;
  /** One line on what it is. */
  readonly tagLine: string;
  /** The npm package that its pages document, or null. */
  readonly package: string | null;
}

export interface PluginOptions {
  readonly id: string;
  /** Libraries of `llms.txt`; pages of other docs instances have Markdown but are not listed. Default: none. */
  readonly libraries: readonly LibraryOption[];
  /**
   * Paths of generated reference begin with this below a library's version: there are hundreds of
   * them, so the site's own lists leave them to those of the library. Default: `api/`.
   */
  readonly referencePath: string;
  /**
   * Reads the live demos of a page, by the absolute path of its source. A demo it does not name is
   * shown by its preview. Default: there are none.
   */
  readonly readDemos: (pagePath: string) => Promise<readonly PageDemo[]>;
}

/** What a site may write; every option has a default. */
export type UserOptions = Partial<Omit<PluginOptions, 'id'>>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  libraries: [],
  referencePath: 'api/',
  readDemos: async () => [],
};

const schema = Joi.object<PluginOptions>({
  libraries: Joi.array()
    .items(
      Joi.object<LibraryOption>({
        docsId: Joi.string().required(),
        name: Joi.string().required(),
        tagLine: Joi.string().required(),
        package: Joi.string().allow(null).required(),
      }),
    )
    .unique('docsId')
    .default(DEFAULT_OPTIONS.libraries),
  referencePath: Joi.string()
    .pattern(/^[^/].*\/$/, 'path without a slash at its start and with one at its end: api/')
    .default(DEFAULT_OPTIONS.referencePath),
  readDemos: Joi.function()
    .minArity(1)
    .default(() => DEFAULT_OPTIONS.readDemos),
}).messages({
  'object.unknown': `there is no option {#label}; there are ${Object.keys(DEFAULT_OPTIONS)
    .filter((name) => name !== 'id')
    .join(', ')}`,
});

/**
 * Docusaurus' hook: fills in defaults.
 *
 * @throws Error naming the option that is wrong, and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(schema, options ?? {});
  } catch (cause) {
    throw new Error(`Plugin "page-markdown": ${(cause as Error).message}.`, { cause });
  }
}
