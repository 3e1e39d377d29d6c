import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** A page, as far as it matters for what it shows of its sidebar. */
export interface SidebarPage {
  /** Its address, language and base URL included: `/zh/docs/button`. */
  readonly permalink: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** What the content of a page shows of the sidebar besides the way to the page. */
export interface SidebarParts {
  /** Whether the entry that leads to `href` is shown or asked for. */
  readonly hasLink?: (href: string) => boolean;
  /** Whether all that stands beside the page's own entry is shown, with what is below it. */
  readonly hasSiblings?: boolean;
}

/** What the docs plugin knows of a page, as far as it is looked at. */
export interface PageMetadata {
  readonly permalink: string;
  /** Milliseconds since 1970; nothing where the site does not show it. */
  readonly lastUpdatedAt?: number | null;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** The language being built, and the calendar of its dates, such as `gregory`. */
export interface PageLanguage {
  readonly locale: string;
  readonly calendar: string;
}

export interface PluginOptions {
  readonly id: string;
  /** What of the sidebar a page's own data keep. Default: only the way to the page. */
  readonly getSidebarParts: (page: SidebarPage) => SidebarParts;
  /** What a page's metadata say besides: for what is cheaper to find out once than by every reader. Default: nothing. */
  readonly extendMetadata: (
    metadata: PageMetadata,
    language: PageLanguage,
  ) => Readonly<Record<string, unknown>>;
  /**
   * Text of a page's HTML before whose first occurrence the page's chunks are linked, so that they are
   * fetched together with its other scripts. Default: the end of its head.
   */
  readonly linkChunksBefore: string;
  /**
   * Makes, of the script with a page's own content, a shorter one for who enters by that page, with the same
   * chunk of the bundler in it; null leaves the page with the whole one. Default: all are left.
   */
  readonly trimContent: (code: string) => string | null;
  /**
   * Text of a page's HTML behind whose first occurrence that script stands: before all others of the
   * page, which look whether the content is there. Default: the beginning of its head.
   */
  readonly trimmedContentAfter: string;
}

/** What a site may write; every option has a default. */
export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  getSidebarParts: () => ({}),
  extendMetadata: () => ({}),
  linkChunksBefore: '</head>',
  trimContent: () => null,
  trimmedContentAfter: '<head>',
};

const FUNCTION_EXAMPLE = "(page) => ({ hasSiblings: page.permalink.endsWith('/all') })";

const schema = Joi.object<UserOptions>({
  getSidebarParts: Joi.function().error(
    ([report]: { readonly value?: unknown }[]) =>
      new Error(
        `Plugin "page-routes": the option "getSidebarParts" is ${inspect(report?.value)}, ` +
          `but has to be a function: ${FUNCTION_EXAMPLE}.`,
      ),
  ),
  extendMetadata: Joi.function().error(
    ([report]: { readonly value?: unknown }[]) =>
      new Error(
        `Plugin "page-routes": the option "extendMetadata" is ${inspect(report?.value)}, ` +
          'but has to be a function: (metadata, { locale }) => ({ language: locale }).',
      ),
  ),
  linkChunksBefore: Joi.string(),
  trimContent: Joi.function().error(
    ([report]: { readonly value?: unknown }[]) =>
      new Error(
        `Plugin "page-routes": the option "trimContent" is ${inspect(report?.value)}, ` +
          'but has to be a function: (code) => null.',
      ),
  ),
  trimmedContentAfter: Joi.string(),
}).messages({
  'object.unknown':
    'Plugin "page-routes": there is no option {#label}; there are getSidebarParts, extendMetadata, linkChunksBefore, trimContent and trimmedContentAfter.',
  'string.base': 'Plugin "page-routes": the option {#label} has to be a text, such as "</head>".',
  'string.empty': 'Plugin "page-routes": the option {#label} must not be empty.',
});

/**
 * Docusaurus' hook: fills in defaults.
 *
 * @throws Error naming the option that is wrong, what it is and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, UserOptions>): PluginOptions {
  return { ...DEFAULT_OPTIONS, ...validate(schema, options ?? {}) };
}
