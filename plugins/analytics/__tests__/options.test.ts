import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import analyticsPlugin from '../index';
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
    tagId: null,
    scriptUrl: 'https://www.googletagmanager.com/gtag/js',
    requiresConsent: false,
    privacyUrl: null,
  });
  expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
});

it('asks for consent where there is a tag, unless it is told not to', () => {
  expect(testValidate({ tagId: 'G-ABC123' }).requiresConsent).toBe(true);
  expect(testValidate({ tagId: 'G-ABC123', requiresConsent: false }).requiresConsent).toBe(false);
  expect(testValidate({ requiresConsent: true }).requiresConsent).toBe(true);
});

it.each(['/privacy/', 'https://legal.example/privacy'])('takes %s for a notice', (privacyUrl) => {
  expect(testValidate({ privacyUrl }).privacyUrl).toBe(privacyUrl);
});

it.each<[UserOptions, string]>([
  [
    { tagId: 'analytics' },
    `Plugin "analytics": the option "tagId" is 'analytics', but has to be the id of a Google tag such as 'G-ABC123DEF4', or null for none.`,
  ],
  [
    { scriptUrl: '/gtag.js' },
    `Plugin "analytics": the option "scriptUrl" is '/gtag.js', but has to be an address such as 'https://www.googletagmanager.com/gtag/js'.`,
  ],
  [
    { requiresConsent: 'yes' as unknown as boolean },
    `Plugin "analytics": the option "requiresConsent" is 'yes', but has to be true or false.`,
  ],
  [
    { privacyUrl: 'privacy' },
    `Plugin "analytics": the option "privacyUrl" is 'privacy', but has to be a path such as '/privacy/', an address, or null for none.`,
  ],
  [
    { id: 'default', tag: 'G-1' } as UserOptions,
    'Plugin "analytics": there is no option "tag"; there are tagId, scriptUrl, requiresConsent, privacyUrl.',
  ],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});

it.each([
  ['/privacy/', '/zh/privacy/'],
  ['https://legal.example/', 'https://legal.example/'],
  [null, null],
])('hands the browser what it needs; the notice %p is %p', async (privacyUrl, expected) => {
  const setGlobalData = jest.fn();
  const plugin = analyticsPlugin({ baseUrl: '/zh/' }, { ...DEFAULT_OPTIONS, privacyUrl });
  await plugin.contentLoaded?.({
    content: undefined,
    actions: { setGlobalData, addRoute: jest.fn(), createData: jest.fn() },
  });
  expect(setGlobalData.mock.calls).toEqual([
    [
      {
        tagId: null,
        scriptUrl: 'https://www.googletagmanager.com/gtag/js',
        requiresConsent: false,
        privacyUrl: expected,
        isDevelopment: false,
      },
    ],
  ]);
});
