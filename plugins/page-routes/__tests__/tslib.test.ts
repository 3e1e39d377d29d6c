import fs from 'node:fs';
import path from 'node:path';
import * as own from '../client/tslib';

const folder = path.dirname(require.resolve('@docusaurus/utils-common'));

it('has all that @docusaurus/utils-common asks for', () => {
  const used = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const code = fs.readFileSync(path.join(folder, file), 'utf8');
      return [...code.matchAll(/tslib_\d+\.(\w+)/g)].map(([, name]) => name);
    });
  expect(used.length).toBeGreaterThan(0);
  expect(Object.keys(own)).toEqual(expect.arrayContaining(used));
});

it('gives a CommonJS module the default export that an ES module has', () => {
  const esModule = { __esModule: true, default: 1 };
  const commonJsModule = () => 1;
  expect(own.__importDefault(esModule)).toBe(esModule);
  expect(own.__importDefault(commonJsModule)).toEqual({ default: commonJsModule });
});
