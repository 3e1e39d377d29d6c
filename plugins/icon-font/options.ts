import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface PluginOptions {
  readonly id: string;
  /** Address (http or https) of the stylesheet at the font service. Default: null, no icon font. */
  readonly stylesheetUrl: string | null;
  /** Class of elements that are drawn with the font. Default: `material-icons`. */
  readonly className: string;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  stylesheetUrl: null,
  className: 'material-icons',
};

function explain(option: string, allowed: string) {
  return ([report]: { readonly value?: unknown }[]) =>
    new Error(
      `Plugin "icon-font": the option "${option}" is ${inspect(report?.value)}, but has to be ${allowed}.`,
    );
}

const schema = Joi.object<PluginOptions>({
  stylesheetUrl: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .allow(null)
    .default(DEFAULT_OPTIONS.stylesheetUrl)
    .error(
      explain(
        'stylesheetUrl',
        "an address such as 'https://fonts.example/icon?family=Material+Icons', or null for none",
      ),
    ),
  className: Joi.string()
    .pattern(/^[A-Za-z_-][\w-]*$/)
    .default(DEFAULT_OPTIONS.className)
    .error(explain('className', "one class, without a dot: 'material-icons'")),
}).messages({
  'object.unknown':
    'Plugin "icon-font": there is no option {#label}; there are stylesheetUrl, className.',
});

/**
 * Docusaurus' hook: fills in defaults. Serves the specification's "Calls made", icons.
 *
 * @throws Error naming the option that is wrong, what it is and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
