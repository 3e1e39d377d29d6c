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
  expect(testValidate(options)).toEqual({
    id: 'default',
    enabled: true,
    host: null,
    maxPages: 60,
    maxAssets: 800,
    offlineScript: null,
  });
  expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
});

it('takes every option', () => {
  const options = {
    enabled: false,
    host: 'docs.example.com:8080',
    maxPages: 1,
    maxAssets: 5000,
    offlineScript: 'document.body.dir = "rtl"',
  };
  expect(testValidate(options)).toEqual({ id: 'default', ...options });
});

it.each<[UserOptions, string]>([
  [
    { enabled: 'off' as unknown as boolean },
    `Plugin "service-worker": the option "enabled" is 'off', but has to be true or false.`,
  ],
  [
    { host: 'https://docs.example.com/' },
    `Plugin "service-worker": the option "host" is 'https://docs.example.com/', but has to be a host without protocol and path such as 'docs.example.com', or null for that of the site's url.`,
  ],
  [
    { maxPages: 0 },
    'Plugin "service-worker": the option "maxPages" is 0, but has to be a whole number from 1 to 500.',
  ],
  [
    { maxAssets: 60.5 },
    'Plugin "service-worker": the option "maxAssets" is 60.5, but has to be a whole number from 50 to 5000.',
  ],
  [
    { offlineScript: '</script>' },
    `Plugin "service-worker": the option "offlineScript" is '</script>', but has to be the text of a script without a closing tag, or null for none.`,
  ],
  [
    { id: 'default', pages: 3 } as UserOptions,
    'Plugin "service-worker": there is no option "pages"; there are enabled, host, maxPages, maxAssets, offlineScript.',
  ],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});
