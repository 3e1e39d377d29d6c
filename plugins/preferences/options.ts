import { inspect } from 'node:util';
import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import { COOKIE_MAX_AGE_SECONDS } from './client/cookies';

/** What browsers keep a cookie at most: 400 days, in seconds. */
const LONGEST_COOKIE_SECONDS = 34560000;

export interface PluginOptions {
  readonly id: string;
  /**
   * How long the browser keeps a reader's choice, in whole seconds from 1 to 34560000 (400 days,
   * where browsers cut it off). Default: 31536000, a year. For hosts under a stricter rule.
   */
  readonly cookieMaxAgeSeconds: number;
}

/** What a site may write; every option has a default. */
export type UserOptions = Partial<PluginOptions>;

/** The part of the options that browsers need. */
export type PreferencesGlobalData = Pick<PluginOptions, 'cookieMaxAgeSeconds'>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  cookieMaxAgeSeconds: COOKIE_MAX_AGE_SECONDS,
};

const EXAMPLE = `write cookieMaxAgeSeconds: ${COOKIE_MAX_AGE_SECONDS} for a year, or leave it out`;

const schema = Joi.object<PluginOptions>({
  cookieMaxAgeSeconds: Joi.number()
    .integer()
    .min(1)
    .max(LONGEST_COOKIE_SECONDS)
    .default(DEFAULT_OPTIONS.cookieMaxAgeSeconds)
    // Not a Joi message, which would show the text '60' like the number 60.
    .error(
      ([report]) =>
        new Error(
          `Plugin "preferences": the option "cookieMaxAgeSeconds" is ${inspect(report?.value)}, but has to be a whole number of seconds from 1 to ${LONGEST_COOKIE_SECONDS} (400 days); ${EXAMPLE}.`,
        ),
    ),
}).messages({
  'object.unknown': `Plugin "preferences": there is no option {#label}, only "cookieMaxAgeSeconds"; ${EXAMPLE}.`,
});

/**
 * Docusaurus' hook: fills in defaults.
 *
 * @throws When an option is unknown or out of range, naming it and the allowed values.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options);
}
