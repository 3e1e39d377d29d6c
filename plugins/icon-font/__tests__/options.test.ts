import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { LoadContext, Validate } from '@docusaurus/types';
import iconFontPlugin from '../index';
import { DEFAULT_OPTIONS, validateOptions } from '../options';
import type { PluginOptions, UserOptions } from '../options';

function testValidate(options?: UserOptions) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions | undefined, PluginOptions>,
    options,
  });
}

const URL = 'https://fonts.example/icon?family=Material+Icons';

it.each([undefined, {}])('fills in the defaults for %j', (options) => {
  expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
  expect(DEFAULT_OPTIONS).toEqual({
    id: 'default',
    stylesheetUrl: null,
    className: 'material-icons',
  });
});

it.each<[UserOptions, string]>([
  [
    { stylesheetUrl: 'fonts.css' },
    `Plugin "icon-font": the option "stylesheetUrl" is 'fonts.css', but has to be an address such as 'https://fonts.example/icon?family=Material+Icons', or null for none.`,
  ],
  [
    { className: '.material-icons' },
    `Plugin "icon-font": the option "className" is '.material-icons', but has to be one class, without a dot: 'material-icons'.`,
  ],
  [
    { url: URL } as UserOptions,
    'Plugin "icon-font": there is no option "url"; there are stylesheetUrl, className.',
  ],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});

it.each([
  [null, 0],
  [URL, 1],
])('with the stylesheet %p a page gets %d modules', (stylesheetUrl, count) => {
  const plugin = iconFontPlugin({} as LoadContext, { ...DEFAULT_OPTIONS, stylesheetUrl });
  expect(plugin.getClientModules?.()).toHaveLength(count);
});
