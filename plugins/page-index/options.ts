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

const schema = Joi.object({
  path: Joi.string().default('pages'),
  docs: Joi.array()
    .items(Joi.object({ id: Joi.string().required(), label: Joi.string().required() }))
    .min(1)
    .required(),
});

/**
 * Options as the plugin works with them.
 *
 * @throws Error, which stops Docusaurus, where an option is unknown or of another kind
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
