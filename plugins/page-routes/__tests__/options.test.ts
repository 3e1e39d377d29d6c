import type { Validate } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { DEFAULT_OPTIONS, validateOptions, type UserOptions } from '../options';

const LANGUAGE = { locale: 'pt', calendar: 'gregory' };

function testValidate(options?: object) {
  return validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions | undefined, UserOptions>,
    options: options as UserOptions | undefined,
  });
}

it.each([undefined, {}])(
  'fills in the default for %j: nothing but the way to a page',
  (options) => {
    expect(testValidate(options)).toEqual(DEFAULT_OPTIONS);
    expect(DEFAULT_OPTIONS.getSidebarParts({ permalink: '/a', frontMatter: {} })).toEqual({});
    expect(DEFAULT_OPTIONS.extendMetadata({ permalink: '/a', frontMatter: {} }, LANGUAGE)).toEqual(
      {},
    );
    expect(DEFAULT_OPTIONS.trimContent('code')).toBeNull();
  },
);

it('takes a text to link chunks before', () => {
  expect(testValidate({ linkChunksBefore: '</i>' }).linkChunksBefore).toBe('</i>');
});

it('takes a function', () => {
  const getSidebarParts = () => ({ hasSiblings: true });
  expect(testValidate({ getSidebarParts })).toEqual({ ...DEFAULT_OPTIONS, getSidebarParts });
});

it.each([
  [{ getSidebarParts: { hasSiblings: true } }, /getSidebarParts" is \{ hasSiblings: true \}, but/],
  [
    { sidebarParts: 1 },
    /no option "sidebarParts"; there are getSidebarParts, extendMetadata, linkChunksBefore, trim/,
  ],
  [{ extendMetadata: {} }, /extendMetadata" is \{\}, but has to be a function: \(metadata/],
  [{ linkChunksBefore: 1 }, /"linkChunksBefore" has to be a text, such as "<\/head>"/],
  [{ trimContent: 'all' }, /"trimContent" is 'all', but has to be a function/],
  [{ trimmedContentAfter: '' }, /"trimmedContentAfter" must not be empty/],
  [{ linkChunksBefore: '' }, /"linkChunksBefore" must not be empty/],
])('refuses %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});
