import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** Options of the Docusaurus theme. */
export interface PluginOptions {
  readonly id: string;
  /**
   * Leave theme-classic's Prism in the pages. Only for sites that still highlight in the browser,
   * e.g. with @docusaurus/theme-live-codeblock. Default: false.
   */
  readonly keepBrowserPrism: boolean;
}

export type UserOptions = Partial<PluginOptions>;

/** Options of the rehype plugin. */
export interface RehypeOptions {
  /**
   * Names to be written after a fence, and the language whose grammar they get. Default: names in
   * common use that Prism does not know. What is given here is added to the default.
   */
  readonly languageAliases: Readonly<Record<string, string>>;
  /**
   * The JavaScript of a sample in TypeScript (`ts` or `tsx`), or null where there is none; readers
   * then get a switch. Samples with marked or numbered lines are not asked for. Default: none has.
   */
  readonly toJavaScript: (code: string, fileName: string) => Promise<string | null>;
}

export type UserRehypeOptions = Partial<RehypeOptions>;

export const DEFAULT_OPTIONS: PluginOptions = { id: 'default', keepBrowserPrism: false };

export const DEFAULT_REHYPE_OPTIONS: RehypeOptions = {
  languageAliases: {
    cjs: 'javascript',
    cts: 'typescript',
    jsonc: 'json5',
    mdx: 'markdown',
    mjs: 'javascript',
    mts: 'typescript',
  },
  toJavaScript: async () => null,
};

const pluginSchema = Joi.object<PluginOptions>({
  keepBrowserPrism: Joi.boolean().default(DEFAULT_OPTIONS.keepBrowserPrism),
});

const rehypeSchema = Joi.object<RehypeOptions>({
  languageAliases: Joi.object().pattern(Joi.string(), Joi.string()),
  toJavaScript: Joi.function(),
});

/** Docusaurus' hook: fills defaults in, and throws naming the option that is wrong. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(pluginSchema, options ?? {});
}

/**
 * Options of the rehype plugin with its defaults.
 *
 * @throws Error naming the option that is wrong and what it may be
 */
export function normalizeRehypeOptions(userOptions: UserRehypeOptions = {}): RehypeOptions {
  const { error } = rehypeSchema.validate(userOptions);
  if (error) {
    throw new Error(
      `rehypeCodeSamples in docusaurus.config.ts: ${error.message}. Its options: { languageAliases: { mdx: 'markdown' } } maps names to Prism languages, { toJavaScript: async (code, fileName) => … } derives JavaScript.`,
      { cause: error },
    );
  }
  return {
    languageAliases: { ...DEFAULT_REHYPE_OPTIONS.languageAliases, ...userOptions.languageAliases },
    toJavaScript: userOptions.toJavaScript ?? DEFAULT_REHYPE_OPTIONS.toJavaScript,
  };
}
