import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import { validateOptions, type PluginOptions, type UserOptions } from '../options';

const testValidate = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions, PluginOptions>,
    options: options as UserOptions,
  });

const DOCS = [{ id: 'default', label: 'Documentation' }];

it('fills in the path', () => {
  expect(testValidate({ docs: DOCS })).toEqual({ id: 'default', path: 'pages', docs: DOCS });
  expect(testValidate({ docs: DOCS, path: 'all' }).path).toBe('all');
});

it.each([
  [{}, /"page-index": the option "docs" is undefined, but has to be instances/],
  [{ docs: [] }, /the option "docs" is \[\], but has to be instances/],
  [{ docs: [{ id: 'default' }] }, /"docs"/],
  [{ docs: DOCS, path: 1 }, /the option "path" is 1, but has to be a path/],
  [{ docs: DOCS, paths: 'a' }, /there is no option "paths"; there are path, docs/],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});
