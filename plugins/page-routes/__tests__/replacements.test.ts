import fs from 'node:fs';
import path from 'node:path';
import * as history from '../client/browserHistory';
import * as routerParts from '../client/routerParts';

/** What a file imports from a package, by name; `default` for its default. */
function listImports(file: string, from: string): string[] {
  const code = fs.readFileSync(file, 'utf8');
  const [, named, whole] =
    new RegExp(`import (?:\\{([^}]*)\\}|(\\w+)) from '${from}'`).exec(code) ?? [];
  return whole ? ['default'] : (named ?? '').split(',').map((name) => name.trim());
}

function findEsm(name: string): string {
  const folder = path.dirname(require.resolve(`${name}/package.json`));
  return path.join(folder, 'esm', `${name}.js`);
}

it.each(['react-router', 'react-router-dom'])('the history has all that %s asks for', (router) => {
  const names = listImports(findEsm(router), 'history');
  expect(names.length).toBeGreaterThan(2);
  expect(Object.keys(history)).toEqual(expect.arrayContaining(names));
});

it('the kinds of history that are left out say so', () => {
  expect(() => history.createHashHistory()).toThrow('client/browserHistory.ts');
  expect(() => history.createMemoryHistory()).toThrow('client/browserHistory.ts');
});

it.each(['react-is', 'hoist-non-react-statics'])('react-router has its %s', (name) => {
  const names = listImports(findEsm('react-router'), name);
  expect(names).toHaveLength(1);
  expect(Object.keys(routerParts)).toEqual(expect.arrayContaining(names));
});

it('statics are left where they are', () => {
  const target = () => null;
  expect(routerParts.default(target)).toBe(target);
  expect([target, 'a', {}, 1].map(routerParts.isValidElementType)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
