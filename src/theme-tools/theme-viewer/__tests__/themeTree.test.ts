import { createTheme, extendTheme } from '@mui/material/styles';
import { extendTheme as extendJoyTheme } from '@mui/joy/styles';
import fc from 'fast-check';
import { formatPath, listAncestors, parsePath } from '../themePath';
import { findNode, listBranches, readThemeTree, searchTheme, type ThemeNode } from '../themeTree';
import { parseViewerAddress, withViewerAddress } from '../viewerAddress';

const theme = createTheme();
const tree = readThemeTree(theme);

function listNodes(nodes: readonly ThemeNode[]): ThemeNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)]);
}

describe('paths', () => {
  it('come back as they were written, whatever the keys are', () => {
    const key = fc.oneof(
      fc.string({ unit: fc.constantFrom('.', '\\', 'a', 'é') }),
      fc.string({ unit: 'grapheme' }),
    );
    const path = fc.array(key, { minLength: 1 }).filter((keys) => keys.join('') !== '');
    fc.assert(fc.property(path, (keys) => expect(parsePath(formatPath(keys))).toEqual(keys)));
  });

  it('know what an entry stands in', () => {
    expect(listAncestors(['a', 'b', 'c'])).toEqual([['a'], ['a', 'b']]);
    expect(listAncestors(['a'])).toEqual([]);
  });

  it('stand in the address beside what was there', () => {
    const href = withViewerAddress('https://x.y/z/?q=1#top', { theme: 'dark', path: 'a.b c' });
    expect(href).toBe('https://x.y/z/?q=1&theme=dark&path=a.b+c#top');
    expect(parseViewerAddress(new URL(href).search)).toEqual({ theme: 'dark', path: 'a.b c' });
    expect(withViewerAddress(href, {})).toBe('https://x.y/z/?q=1#top');
    expect(parseViewerAddress('?path=')).toEqual({});
  });
});

describe('readThemeTree', () => {
  it.each([
    ['Material UI', theme],
    ['Material UI with variables', extendTheme()],
    ['Joy UI', extendJoyTheme()],
  ])('has every value of the theme of %s at its path', (_name, object) => {
    const nodes = listNodes(readThemeTree(object));
    expect(nodes.length).toBeGreaterThan(300);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const { path, text, children } of nodes) {
      const value = path.reduce<unknown>(
        (parent, key) => (parent as Record<string, unknown>)[key],
        object,
      );
      if (typeof value === 'string') expect(text).toBe(JSON.stringify(value));
      else if (typeof value === 'number') expect(text).toBe(String(value));
      else if (typeof value === 'function') expect([text, children]).toEqual(['ƒ()', []]);
    }
  });

  it('shows colors, and counts entries', () => {
    expect(findNode(tree, 'palette.primary.main')).toMatchObject({
      text: '"#1976d2"',
      color: '#1976d2',
    });
    expect(findNode(tree, 'palette.mode')).not.toHaveProperty('color');
    expect(findNode(tree, 'shadows')?.text).toBe('[25]');
    expect(findNode(tree, 'components')).toMatchObject({ text: '{0}', children: [] });
    expect(findNode(tree, 'palette.none')).toBeUndefined();
  });

  it('tells an object within itself once', () => {
    const loop: Record<string, unknown> = { a: {} };
    loop.self = loop;
    expect(readThemeTree(loop).map(({ id, children }) => [id, children])).toEqual([
      ['a', []],
      ['self', []],
    ]);
  });
});

describe('searchTheme', () => {
  it('keeps what matches by path or value, and what it stands in', () => {
    const { nodes, count } = searchTheme(tree, 'primary MAIN');
    expect(count).toBe(1);
    expect(listNodes(nodes).map(({ id }) => id)).toEqual([
      'palette',
      'palette.primary',
      'palette.primary.main',
    ]);
    expect(searchTheme(tree, '#1976d2').count).toBe(1);
  });

  it('keeps all that stands in an entry that matches', () => {
    const { nodes, count } = searchTheme(tree, 'breakpoints.values');
    expect(count).toBe(1);
    expect(listNodes(nodes).length).toBe(2 + Object.keys(theme.breakpoints.values).length);
  });

  it('finds nothing, and leaves all where nothing is asked', () => {
    expect(searchTheme(tree, 'no such thing')).toEqual({ nodes: [], count: 0 });
    expect(searchTheme(tree, '  ').nodes).toBe(tree);
  });

  it('finds entries of the tree only, whatever is asked', () => {
    const ids = new Set(listNodes(tree).map(({ id }) => id));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'e', '.', '1', '#', ' ') }), (query) => {
        const found = listNodes(searchTheme(tree, query).nodes);
        expect(found.every(({ id }) => ids.has(id))).toBe(true);
      }),
    );
  });
});

it('lists what can be opened', () => {
  expect(listBranches(readThemeTree({ a: { b: { c: 1 } }, d: {}, e: [1] }))).toEqual([
    'a',
    'a.b',
    'e',
  ]);
});
