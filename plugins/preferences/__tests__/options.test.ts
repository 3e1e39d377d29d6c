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

it.each([undefined, {}])('fills in the defaults for %j', (options) => {
  expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
  expect(DEFAULT_OPTIONS).toEqual({ id: 'default', cookieMaxAgeSeconds: 31536000 });
});

it.each([1, 15552000, 34560000])('accepts a lifetime of %d seconds', (cookieMaxAgeSeconds) => {
  expect(testValidate({ cookieMaxAgeSeconds })).toEqual({ id: 'default', cookieMaxAgeSeconds });
});

it.each([
  [0, '0'],
  [-1, '-1'],
  [1.5, '1.5'],
  [34560001, '34560001'],
  ['31536000', "'31536000'"],
  [NaN, 'NaN'],
  [null, 'null'],
])('says what is wrong with a lifetime of %p', (value, shown) => {
  expect(() => testValidate({ cookieMaxAgeSeconds: value as number })).toThrow(
    `Plugin "preferences": the option "cookieMaxAgeSeconds" is ${shown}, but has to be a whole number of seconds from 1 to 34560000 (400 days); write cookieMaxAgeSeconds: 31536000 for a year, or leave it out.`,
  );
});

it('names the only option when another one is written', () => {
  expect(() => testValidate({ cookieMaxAge: 60 } as UserOptions)).toThrow(
    'Plugin "preferences": there is no option "cookieMaxAge", only "cookieMaxAgeSeconds"; write cookieMaxAgeSeconds: 31536000 for a year, or leave it out.',
  );
});
