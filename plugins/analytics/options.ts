import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface PluginOptions {
  readonly id: string;
  /** Id of the Google tag, `G-…`; null, the default, for none: nothing is loaded or sent. */
  readonly tagId: string | null;
  /** Address (http or https) of the tag's script, to which the id is added. Default: Google's. */
  readonly scriptUrl: string;
  /**
   * Whether readers are asked before anything of a third party is loaded, stored or sent, by this
   * plugin or by others that heed `data-consent`. Default: true where there is a `tagId`.
   */
  readonly requiresConsent: boolean;
  /** Page with the site's privacy notice, which the banner links to: a path or an address. Default: null. */
  readonly privacyUrl: string | null;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  tagId: null,
  scriptUrl: 'https://www.googletagmanager.com/gtag/js',
  requiresConsent: false,
  privacyUrl: null,
};

function explain(option: string, allowed: string) {
  return ([report]: { readonly value?: unknown }[]) =>
    new Error(
      `Plugin "analytics": the option "${option}" is ${inspect(report?.value)}, but has to be ${allowed}.`,
    );
}

const schema = Joi.object<PluginOptions>({
  tagId: Joi.string()
    .pattern(/^[A-Z]{1,4}-[A-Z0-9-]+$/)
    .allow(null)
    .default(DEFAULT_OPTIONS.tagId)
    .error(explain('tagId', "the id of a Google tag such as 'G-ABC123DEF4', or null for none")),
  scriptUrl: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .default(DEFAULT_OPTIONS.scriptUrl)
    .error(explain('scriptUrl', `an address such as '${DEFAULT_OPTIONS.scriptUrl}'`)),
  requiresConsent: Joi.boolean()
    .default((options: Partial<PluginOptions>) => Boolean(options.tagId))
    .error(explain('requiresConsent', 'true or false')),
  privacyUrl: Joi.alternatives(
    Joi.string().uri({ scheme: ['http', 'https'] }),
    Joi.string().pattern(/^\/(?!\/)/),
  )
    .allow(null)
    .default(DEFAULT_OPTIONS.privacyUrl)
    .error(explain('privacyUrl', "a path such as '/privacy/', an address, or null for none")),
}).messages({
  'object.unknown':
    'Plugin "analytics": there is no option {#label}; there are tagId, scriptUrl, requiresConsent, privacyUrl.',
});

/**
 * Docusaurus' hook: fills in defaults. Serves the contract's "Analytics".
 *
 * @throws Error naming the option that is wrong, what it is and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
