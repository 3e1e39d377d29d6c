import { inspect } from 'node:util';
import type { OptionValidationContext } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import type { InHouseAd } from './client/types';

export interface PluginOptions {
  readonly id: string;
  /**
   * CSS class selector of the element that the slot follows; the first match of a page counts.
   * Default: `.description`.
   */
  readonly selector: string;
  /**
   * Beginnings of paths without a slot, as `/experiments/`: without base URL and language. Default:
   * none.
   */
  readonly excludedPaths: readonly string[];
  /** Share of shown ads whose `display` event is sent, from 0 to 1. Default: 0.1. */
  readonly displayRatio: number;
  /** Address (http or https) of the ad network's script, for the image layout. Default: null, none. */
  readonly scriptUrl: string | null;
  /** Address (http or https) of the ad network's JSON feed, for the inline layout. Default: null. */
  readonly feedUrl: string | null;
  /** Whether `docusaurus start` asks the network too; otherwise it shows in-house ads. Default: false. */
  readonly enabledInDevelopment: boolean;
  /** Ads of the site's own, one of which is shown where there is none of the network. Default: none. */
  readonly inHouseAds: readonly InHouseAd[];
}

/** What a site may write; every option has a default. */
export type UserOptions = Partial<
  Omit<PluginOptions, 'displayRatio'> & {
    /** Environment variables are text: `'0.1'` is taken for 0.1. */
    readonly displayRatio: number | string;
  }
>;

export const DEFAULT_OPTIONS: PluginOptions = {
  id: 'default',
  selector: '.description',
  excludedPaths: [],
  displayRatio: 0.1,
  scriptUrl: null,
  feedUrl: null,
  enabledInDevelopment: false,
  inHouseAds: [],
};

function explain(option: string, allowed: string) {
  return ([report]: { readonly value?: unknown }[]) =>
    new Error(
      `Plugin "ad-slot": the option "${option}" is ${inspect(report?.value)}, but has to be ${allowed}.`,
    );
}

const networkAddress = (option: 'scriptUrl' | 'feedUrl', example: string) =>
  Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .allow(null)
    .default(DEFAULT_OPTIONS[option])
    .error(explain(option, `an address such as '${example}', or null for none`));

const inHouseAd = Joi.object<InHouseAd>({
  name: Joi.string().required(),
  link: Joi.string()
    .uri({ scheme: ['http', 'https'] })
    .required(),
  image: Joi.string()
    .pattern(/^\/(?!\/)/, 'path in the static folder: /img/ads/name.svg')
    .required(),
  description: Joi.string().required(),
});

const schema = Joi.object<PluginOptions>({
  selector: Joi.string()
    .pattern(/^\.[A-Za-z_-][\w-]*$/)
    .default(DEFAULT_OPTIONS.selector)
    .error(explain('selector', "the selector of one class: '.description'")),
  excludedPaths: Joi.array()
    .items(Joi.string().pattern(/^\/(?:.*\/)?$/))
    .default(DEFAULT_OPTIONS.excludedPaths)
    .error(
      explain('excludedPaths', "beginnings of paths, each between slashes: ['/experiments/']"),
    ),
  displayRatio: Joi.number()
    .prefs({ convert: true })
    .min(0)
    .max(1)
    .default(DEFAULT_OPTIONS.displayRatio)
    .error(explain('displayRatio', 'a number from 0 to 1: 0.1 sends one display event in ten')),
  scriptUrl: networkAddress('scriptUrl', 'https://cdn.example/ads.js?zone=1'),
  feedUrl: networkAddress('feedUrl', 'https://srv.example/ads/zone.json'),
  enabledInDevelopment: Joi.boolean().default(DEFAULT_OPTIONS.enabledInDevelopment),
  inHouseAds: Joi.array().items(inHouseAd).unique('name').default(DEFAULT_OPTIONS.inHouseAds),
}).messages({
  'object.unknown': `there is no option {#label}; there are ${Object.keys(DEFAULT_OPTIONS)
    .filter((name) => name !== 'id')
    .join(', ')}`,
});

/**
 * Docusaurus' hook: fills in defaults. Serves the contract's "Ad slot".
 *
 * @throws Error naming the option that is wrong, what it is and what it may be.
 */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<UserOptions | undefined, PluginOptions>): PluginOptions {
  try {
    return validate(schema, options ?? {});
  } catch (cause) {
    const { message } = cause as Error;
    throw message.startsWith('Plugin "ad-slot"')
      ? cause
      : new Error(`Plugin "ad-slot": ${message}.`, { cause });
  }
}
