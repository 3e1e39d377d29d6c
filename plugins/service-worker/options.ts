import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

export interface PluginOptions {
  readonly id: string;
  /**
   * Whether there is a service worker. `false` is the switch to get rid of one: the next build's
   * `sw.js` removes itself and its caches from every browser that has it. Default: true.
   */
  readonly enabled: boolean;
  /**
   * The only host, with its port if it has one, whose pages register the service worker. Null, the
   * default: the host of the site's `url`.
   */
  readonly host: string | null;
  /** How many pages are kept for reading offline; those not seen for longest go first. 1–500, default 60. */
  readonly maxPages: number;
  /** How many files with a hash in their names (scripts, styles, fonts, images) are kept. 50–5000, default 800. */
  readonly maxAssets: number;
  /**
   * Text of a script at the start of the offline page's body, such as the one that gives pages the
   * reader's direction before the first paint. Null, the default: none.
   */
  readonly offlineScript: string | null;
}

export type UserOptions = Partial<PluginOptions>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  enabled: true,
  host: null,
  maxPages: 60,
  maxAssets: 800,
  offlineScript: null,
};

function explain(option: string, allowed: string) {
  return ([report]: { readonly value?: unknown }[]) =>
    new Error(
      `Plugin "service-worker": the option "${option}" is ${inspect(report?.value)}, but has to be ${allowed}.`,
    );
}

const schema = Joi.object<PluginOptions>({
  enabled: Joi.boolean()
    .default(DEFAULT_OPTIONS.enabled)
    .error(explain('enabled', 'true or false')),
  host: Joi.string()
    .pattern(/^[A-Za-z0-9.-]+(:\d+)?$/)
    .allow(null)
    .default(DEFAULT_OPTIONS.host)
    .error(
      explain(
        'host',
        "a host without protocol and path such as 'docs.example.com', or null for that of the site's url",
      ),
    ),
  maxPages: Joi.number()
    .integer()
    .min(1)
    .max(500)
    .default(DEFAULT_OPTIONS.maxPages)
    .error(explain('maxPages', 'a whole number from 1 to 500')),
  maxAssets: Joi.number()
    .integer()
    .min(50)
    .max(5000)
    .default(DEFAULT_OPTIONS.maxAssets)
    .error(explain('maxAssets', 'a whole number from 50 to 5000')),
  offlineScript: Joi.string()
    // It would end the script element.
    .pattern(/<\/script/i, { invert: true })
    .allow(null)
    .default(DEFAULT_OPTIONS.offlineScript)
    .error(
      explain('offlineScript', 'the text of a script without a closing tag, or null for none'),
    ),
}).messages({
  'object.unknown':
    'Plugin "service-worker": there is no option {#label}; there are enabled, host, maxPages, maxAssets, offlineScript.',
});

/**
 * Docusaurus' hook: fills in defaults. Serves the contract's "Service worker".
 *
 * @throws Error naming the option that is wrong, what it is and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  return validate(schema, options ?? {});
}
