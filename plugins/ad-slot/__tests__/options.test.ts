import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import { DEFAULT_OPTIONS, validateOptions } from '../options';
import type { PluginOptions, UserOptions } from '../options';

function testValidate(options?: UserOptions) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions | undefined, PluginOptions>,
    options,
  });
}

const AD = {
  name: 'Kit',
  link: 'https://shop.example/kit/',
  image: '/img/ads/kit.svg',
  description: 'A kit.',
};

it.each([undefined, {}])('fills in the defaults for %j', (options) => {
  expect(testValidate(options)).toEqual({
    id: 'default',
    selector: '.description',
    excludedPaths: [],
    displayRatio: 0.1,
    scriptUrl: null,
    feedUrl: null,
    enabledInDevelopment: false,
    inHouseAds: [],
  });
});

it('takes every option', () => {
  const options = {
    selector: '.lead',
    excludedPaths: ['/experiments/', '/'],
    displayRatio: 1,
    scriptUrl: 'https://cdn.example/ads.js?zone=1',
    feedUrl: 'http://127.0.0.1:4000/feed.json',
    enabledInDevelopment: true,
    inHouseAds: [AD],
  };
  expect(testValidate(options)).toEqual({ id: 'default', ...options });
});

it('takes a ratio as an environment variable has it', () => {
  expect(testValidate({ displayRatio: '0.25' }).displayRatio).toBe(0.25);
});

it.each<[UserOptions, string]>([
  [
    { selector: 'main p' },
    `Plugin "ad-slot": the option "selector" is 'main p', but has to be the selector of one class: '.description'.`,
  ],
  [
    { excludedPaths: ['experiments'] },
    "the option \"excludedPaths\" is 'experiments', but has to be beginnings of paths, each between slashes: ['/experiments/'].",
  ],
  [
    { displayRatio: 10 },
    'Plugin "ad-slot": the option "displayRatio" is 10, but has to be a number from 0 to 1: 0.1 sends one display event in ten.',
  ],
  [
    { displayRatio: 'some' },
    `the option "displayRatio" is 'some', but has to be a number from 0 to 1`,
  ],
  [
    { scriptUrl: 'javascript:alert(1)' },
    `Plugin "ad-slot": the option "scriptUrl" is 'javascript:alert(1)', but has to be an address such as 'https://cdn.example/ads.js?zone=1', or null for none.`,
  ],
  [
    { feedUrl: '/feed.json' },
    `the option "feedUrl" is '/feed.json', but has to be an address such as 'https://srv.example/ads/zone.json', or null for none.`,
  ],
  [
    { inHouseAds: [{ ...AD, image: 'https://elsewhere.example/kit.svg' }] },
    'Plugin "ad-slot": "inHouseAds[0].image" with value "https://elsewhere.example/kit.svg" fails to match the path in the static folder: /img/ads/name.svg pattern.',
  ],
  [{ inHouseAds: [AD, AD] }, 'Plugin "ad-slot": "inHouseAds[1]" contains a duplicate value.'],
  [
    { ratio: 1 } as UserOptions,
    'Plugin "ad-slot": there is no option "ratio"; there are selector, excludedPaths, displayRatio, scriptUrl, feedUrl, enabledInDevelopment, inHouseAds.',
  ],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});

it('keeps its defaults in one place', () => {
  expect(testValidate()).toEqual(DEFAULT_OPTIONS);
});
