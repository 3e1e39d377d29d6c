import fc from 'fast-check';

import { checkDuplicates } from '../checkDuplicates';
import { treeWithDuplicate, uniqueTree } from './arbitraries';

describe('checkDuplicates', () => {
  it('accepts trees in which every path is different', () => {
    fc.assert(
      fc.property(uniqueTree, (tree) => {
        expect(() => checkDuplicates({ materialUi: tree })).not.toThrow();
      }),
    );
  });

  it('throws the message of the error catalogue for a path that occurs twice anywhere', () => {
    fc.assert(
      fc.property(treeWithDuplicate, fc.nat(), ({ tree, duplicate }, cut) => {
        const at = cut % (tree.length + 1);
        const trees = { materialUi: tree.slice(0, at), joyUi: tree.slice(at) };
        expect(() => checkDuplicates(trees)).toThrow(
          new Error(`Duplicated pathname ${duplicate} in pages`),
        );
      }),
    );
  });

  it.each([
    ['a page and a page', [{ pathname: '/a' }, { pathname: '/a' }], '/a'],
    ['a group and its page', [{ pathname: '/a', children: [{ pathname: '/a' }] }], '/a'],
    [
      'two groups',
      [
        { pathname: '/a', children: [] },
        { pathname: '/a', children: [] },
      ],
      '/a',
    ],
    ['two links', [{ pathname: 'https://b.c/' }, { pathname: 'https://b.c/' }], 'https://b.c/'],
    ['a slash at the end', [{ pathname: '/a' }, { pathname: '/a/' }], '/a/'],
  ])('counts %s', (_case, tree, pathname) => {
    expect(() => checkDuplicates({ system: tree })).toThrow(
      new Error(`Duplicated pathname ${pathname} in pages`),
    );
  });

  it('tells links apart by their query', () => {
    const tree = [{ pathname: 'https://b.c/?a' }, { pathname: 'https://b.c/?b' }];
    expect(() => checkDuplicates({ system: tree })).not.toThrow();
  });
});
