import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

/** An instance of the docs plugin whose pages are listed. */
export interface ListedDocs {
  /** The instance's id. */
  readonly id: string;
  /** Heading above its pages. */
  readonly label: string;
}

export interface PluginOptions {
  readonly id: string;
  /** Path of the page, after base URL and language. Default: `pages`. */
  readonly path: string;
  /** What is listed, in this order. Required. */
  readonly docs: readonly ListedDocs[];
}

/** What a site has to write. */
export type UserOptions = Pick<PluginOptions, 'docs'> & Partial<PluginOptions>;

function explain(option: string, allowed: string) {
  return ([report]: { readonly value?: unknown }[]) =>
    new Error(
      `Plugin "page-index": the option "${option}" is ${inspect(report?.value)}, but has to be ${allowed}.`,
    );
}

const schema = Joi.object<PluginOptions>({
  path: Joi.string().default('pages').error(explain('path', "a path such as 'pages'")),
  docs: Joi.array()
    .items(Joi.object({ id: Joi.string().required(), label: Joi.string().required() }))
    .min(1)
    .required()
    .error(
      explain(
        'docs',
        "instances of the docs plugin, each with id and label: [{ id: 'default', label: 'Documentation' }]",
      ),
    ),
}).messages({
  'object.unknown': 'Plugin "page-index": there is no option {#label}; there are path, docs.',
});

/**
 * Docusaurus' hook: fills in defaults. Serves what is asked of pages without JavaScript.
 *
 * @throws Error naming the option that is wrong, what it is and what it may be
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
