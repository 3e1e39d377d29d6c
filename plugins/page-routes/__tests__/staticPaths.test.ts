import { createRequire } from 'node:module';
import fc from 'fast-check';
import toRegExp from '../client/staticPaths';
import { hasStaticPaths } from '../node/hasStaticPaths';

const requireForRouter = createRequire(require.resolve('react-router'));
const original = requireForRouter('path-to-regexp') as typeof toRegExp;

const component = { path: '/', hash: '' };
const character = fc.constantFrom('a', 'B', '-', '.', '/', '%20', '[', '$', '|', '路');
const paths = fc.oneof(
  fc.constant('*'),
  fc.array(character, { maxLength: 8 }).map((characters) => `/${characters.join('')}`),
);
const options = fc.record({ end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean() });
const additions = fc.constantFrom('', '/', '/a', 'a', '?a', '//');

function find(make: typeof toRegExp, path: string, address: string, asked: object) {
  const keys: { name: number }[] = [];
  const found = make(path, keys, asked).exec(address);
  return { found: found && [...found], keys: keys.map(({ name }) => name) };
}

it('finds what path-to-regexp finds', () => {
  fc.assert(
    fc.property(paths, paths, additions, options, (path, other, addition, asked) => {
      for (const address of [`${path}${addition}`, path.toUpperCase(), path.slice(0, -1), other]) {
        expect(find(toRegExp, path, address, asked)).toEqual(find(original, path, address, asked));
      }
    }),
  );
});

it('says where to look when a route has parameters after all', () => {
  expect(() => toRegExp.compile()).toThrow('client/staticPaths.ts');
});

it.each([
  ['/a/b.c/', true],
  ['*', true],
  ['/a/*', false],
  ['/a/:b', false],
  ['/a(b)', false],
  ['/a/b?', false],
])('the path %s is as it is written: %s', (path, isStatic) => {
  expect(hasStaticPaths([{ path, component }])).toBe(isStatic);
  expect(hasStaticPaths([{ path: '/', component, routes: [{ path, component }] }])).toBe(isStatic);
});
