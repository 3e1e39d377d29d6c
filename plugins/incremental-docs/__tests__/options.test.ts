import { normalizePluginOptions } from '@docusaurus/utils-validation';
import type { Validate } from '@docusaurus/types';
import { validateOptions, type PluginOptions, type UserOptions } from '../options';

const testValidate = (options: object) =>
  validateOptions({
    validate: normalizePluginOptions as Validate<UserOptions, PluginOptions>,
    options: options as UserOptions,
  });

it('has the defaults of the docs plugin, and depends on no file', () => {
  expect(testValidate({})).toMatchObject({
    id: 'default',
    path: 'docs',
    codeFiles: [],
    dataFiles: [],
  });
});

it('takes what is set, of both kinds', () => {
  const options = { path: 'guide', codeFiles: ['/a.ts'], dataFiles: ['/b.ts', '/c.ts'] };
  expect(testValidate(options)).toMatchObject(options);
});

it.each([
  [
    { codeFiles: '/a.ts' },
    /"incremental-docs": the option "codeFiles" is '\/a\.ts', but has to be a list/,
  ],
  [
    { dataFiles: ['a.ts'] },
    /the option "dataFiles" is \[ 'a\.ts' \], but has to be a list of absolute paths/,
  ],
  [{ dataFiles: [1] }, /"dataFiles" is \[ 1 \]/],
  [{ path: 1 }, /"path" must be a string/],
  [{ paths: 'docs' }, /paths/],
])('says what is wrong with %j', (options, message) => {
  expect(() => testValidate(options)).toThrow(message);
});
