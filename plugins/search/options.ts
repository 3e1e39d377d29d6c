import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { SearchProduct } from './client/types';
import type { Facets } from './node/types';

/** What readers say, and what pages call it: `{ toast: ['snackbar'] }`. All in small letters. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;

export interface PluginOptions {
  readonly id: string;
  /** Groups of results, in the order in which equally good ones are shown. Default: one, the site. */
  readonly products: readonly SearchProduct[];
  /**
   * Says where a page belongs, by its address below the base URL and without a slash at its start
   * (`material-ui/react-button/`); null leaves it out of the search. Default: guides of the site.
   */
  readonly classify: (path: string) => Facets | null;
  /** CSS selector of the element that holds the text of a page. Default: `article`. */
  readonly contentSelector: string;
  /**
   * CSS selectors of elements in it that are no text of the page. They must be of kinds whose end
   * tag is always written, such as div and nav, not p, li or tr. Default: Docusaurus' own parts.
   */
  readonly excludeSelectors: readonly string[];
  /**
   * Ids of headings whose sections are not searched: lists of links to pages that are found by
   * themselves, for one. Default: none.
   */
  readonly excludeSections: readonly string[];
  /** By language; those of `en` hold in all languages. Default: none. */
  readonly synonyms: Readonly<Record<string, Synonyms>>;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  products: [{ id: 'site', name: 'Site' }],
  classify: () => ({ product: 'site', kind: 'guide' }),
  contentSelector: 'article',
  excludeSelectors: ['.theme-doc-breadcrumbs', '.theme-doc-toc-mobile', '.hash-link', 'footer'],
  excludeSections: [],
  synonyms: {},
};

const NAMES = Object.keys(DEFAULT_OPTIONS).filter((name) => name !== 'id');

function explain(option: string, allowed: string) {
  return ([report]: { readonly value?: unknown }[]) =>
    new Error(
      `Plugin "search": in the option "${option}" there is ${inspect(report?.value)}, but it has to be ${allowed}.`,
    );
}

const synonyms = Joi.object().pattern(
  Joi.string().lowercase().strict(),
  Joi.array().items(Joi.string().lowercase().strict()).min(1),
);

const schema = Joi.object<PluginOptions>({
  products: Joi.array()
    .items(Joi.object({ id: Joi.string().required(), name: Joi.string().required() }))
    .min(1)
    .default(DEFAULT_OPTIONS.products)
    .error(explain('products', "a list such as [{ id: 'kit', name: 'Kit' }]")),
  classify: Joi.function()
    .default(() => DEFAULT_OPTIONS.classify)
    .error(explain('classify', "a function such as (path) => ({ product: 'kit', kind: 'guide' })")),
  contentSelector: Joi.string()
    .default(DEFAULT_OPTIONS.contentSelector)
    .error(explain('contentSelector', "a CSS selector such as 'article'")),
  excludeSelectors: Joi.array()
    .items(Joi.string())
    .default(DEFAULT_OPTIONS.excludeSelectors)
    .error(explain('excludeSelectors', "a list of CSS selectors such as ['.hash-link']")),
  excludeSections: Joi.array()
    .items(Joi.string())
    .default(DEFAULT_OPTIONS.excludeSections)
    .error(explain('excludeSections', "a list of ids of headings such as ['see-also']")),
  synonyms: Joi.object()
    .pattern(Joi.string(), synonyms)
    .default(DEFAULT_OPTIONS.synonyms)
    .error(
      explain(
        'synonyms',
        "lists of small-letter words by language: { en: { toast: ['snackbar'] } }",
      ),
    ),
}).messages({
  'object.unknown': `Plugin "search": there is no option {#label}; there are ${NAMES.join(', ')}.`,
});

/**
 * Docusaurus' hook: fills in defaults.
 *
 * @throws Error naming the option that is wrong, what it is and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
