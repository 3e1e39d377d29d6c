import fc from 'fast-check';
import { CATEGORIES } from '../categories';
import { parseFinderAddress, withFinderAddress, type FinderAddress } from '../finderAddress';
import { moveInGrid, type GridKey } from '../gridKeys';
import { buildElement, buildImport, ICON_COLORS, ICON_SIZES } from '../iconCode';
import { ICON_THEMES } from '../iconNames';
import { createShapeStore, getDrawnTheme } from '../shapeStore';
import type { IconData, ShapeChunk } from '../types';

describe('the address of the finder', () => {
  const NAMES = ['Delete', 'Home'];

  it.each([
    ['', { query: '', category: null, theme: null, icon: null }],
    ['?icon=Delete&theme=Rounded', { query: '', category: null, theme: 'Rounded', icon: 'Delete' }],
    ['?q=a+b&category=food', { query: 'a b', category: 'food', theme: null, icon: null }],
    // Not trusted.
    [
      '?icon=<b>&theme=Round&category=__proto__',
      { query: '', category: null, theme: null, icon: null },
    ],
  ])('%j means %j', (search, expected) => {
    expect(parseFinderAddress(search, NAMES)).toEqual(expected);
  });

  it('says every state, and keeps what is not the finder’s', () => {
    const address = fc.record<FinderAddress>({
      query: fc.string().map((text) => text.trim()),
      category: fc.constantFrom(null, ...CATEGORIES),
      theme: fc.constantFrom(null, ...ICON_THEMES),
      icon: fc.constantFrom(null, ...NAMES),
    });
    fc.assert(
      fc.property(address, (state) => {
        const url = new URL(
          withFinderAddress('https://docs.example/icons/?other=1&q=x#top', state),
        );
        expect(parseFinderAddress(url.search, NAMES)).toEqual(state);
        expect(url.searchParams.get('other')).toBe('1');
        expect(url.hash).toBe('#top');
      }),
    );
  });
});

describe('the keys of the grid', () => {
  const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  const press = (key: string, more: Partial<GridKey> = {}): GridKey => ({ ...plain, key, ...more });
  /** 0 1 2 3 / 4 5 6 7 / 8 9 */
  const grid = { count: 10, columns: 4, pageRows: 2, isRtl: false };

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowRight', 3, 4],
    ['ArrowRight', 9, 9],
    ['ArrowLeft', 4, 3],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 5],
    ['ArrowDown', 7, 9],
    ['ArrowDown', 8, 8],
    ['ArrowUp', 5, 1],
    ['ArrowUp', 2, 2],
    ['Home', 6, 4],
    ['End', 5, 7],
    ['End', 8, 9],
    ['PageDown', 1, 9],
    ['PageUp', 9, 1],
    ['PageUp', 6, 2],
  ])('%s leads from %d to %d', (key, from, to) => {
    expect(moveInGrid(from, press(key), grid)).toBe(to);
  });

  it('mirrors left and right with the direction, and goes to the ends of all with Ctrl or Cmd', () => {
    const rtl = { ...grid, isRtl: true };
    expect(moveInGrid(1, press('ArrowRight'), rtl)).toBe(0);
    expect(moveInGrid(1, press('ArrowLeft'), rtl)).toBe(2);
    expect(moveInGrid(5, press('Home', { ctrlKey: true }), grid)).toBe(0);
    expect(moveInGrid(5, press('End', { metaKey: true }), grid)).toBe(9);
  });

  it('leaves other keys to others', () => {
    for (const event of [
      press('a'),
      press('Enter'),
      press('Tab'),
      press('ArrowLeft', { altKey: true }),
      press('ArrowDown', { ctrlKey: true }),
      press('Home', { shiftKey: true }),
    ]) {
      expect(moveInGrid(3, event, grid)).toBeNull();
    }
    expect(moveInGrid(0, press('ArrowDown'), { ...grid, count: 0 })).toBeNull();
  });

  it('never leave the grid', () => {
    const keys = [
      'ArrowLeft',
      'ArrowRight',
      'ArrowUp',
      'ArrowDown',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    ];
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        fc.constantFrom(...keys),
        fc.boolean(),
        (count, columns, seed, key, ctrlKey) => {
          const shape = { count, columns, pageRows: 3, isRtl: false };
          const place = moveInGrid(seed % count, press(key, { ctrlKey }), shape);
          if (place === null) return;
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThan(count);
        },
      ),
    );
  });
});

describe('the code of an icon', () => {
  it('imports the module of the theme', () => {
    expect(buildImport('Delete', 'Filled')).toBe(
      "import DeleteIcon from '@mui/icons-material/Delete';",
    );
    expect(buildImport('Delete', 'TwoTone')).toBe(
      "import DeleteTwoToneIcon from '@mui/icons-material/DeleteTwoTone';",
    );
  });

  it('names the props that differ from their defaults, and only these', () => {
    expect(buildElement('Delete', 'Sharp', { size: 'medium', color: 'inherit' })).toBe(
      '<DeleteSharpIcon />',
    );
    expect(buildElement('Delete', 'Filled', { size: 'large', color: 'primary' })).toBe(
      '<DeleteIcon color="primary" fontSize="large" />',
    );
    for (const size of ICON_SIZES) {
      for (const color of ICON_COLORS) {
        const element = buildElement('Delete', 'Filled', { size, color });
        expect(element.includes('fontSize')).toBe(size !== 'medium');
        expect(element.includes('color')).toBe(color !== 'inherit');
      }
    }
  });
});

describe('the store of shapes', () => {
  const data: IconData = {
    version: '1.0.0',
    names: ['A', 'B', 'C', 'Logo'],
    categories: 'aaaa',
    filledOnly: ['Logo'],
    chunkSize: 2,
    chunkUrls: {
      Filled: ['f0', 'f1'],
      Outlined: ['o0', 'o1'],
      Rounded: [],
      TwoTone: [],
      Sharp: [],
    },
  };
  const chunks: Record<string, ShapeChunk> = {
    f0: ['a', 'b'],
    f1: ['c', 'logo'],
    o0: ['oa', 'ob'],
  };

  /** A store whose files can be made to fail, and what it asked for. */
  function createStore() {
    const asked: string[] = [];
    const network = { isUp: true };
    const store = createShapeStore(data, (url) => {
      asked.push(url);
      const chunk = chunks[url];
      return network.isUp && chunk ? Promise.resolve(chunk) : Promise.reject(new Error('offline'));
    });
    return { store, asked, network };
  }

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const settle = () => jest.runAllTimersAsync();

  it('fetches each file once, and only those of the icons that are asked for', async () => {
    const { store, asked } = createStore();
    let calls = 0;
    store.subscribe(() => (calls += 1));
    expect(store.get(0, 'Outlined')).toBeNull();
    store.ask([0, 1], 'Outlined');
    store.ask([1], 'Outlined');
    await settle();
    store.ask([0], 'Outlined');
    expect(asked).toEqual(['o0']);
    expect(calls).toBe(1);
    expect(store.getVersion()).toBe(1);
    expect([store.get(0, 'Outlined'), store.get(1, 'Outlined'), store.get(2, 'Outlined')]).toEqual([
      'oa',
      'ob',
      null,
    ]);
  });

  it('tells of several files at once', async () => {
    const { store } = createStore();
    const versions: number[] = [];
    store.subscribe(() => versions.push(store.getVersion()));
    store.ask([0, 2], 'Filled');
    await settle();
    store.ask([0], 'Outlined');
    await settle();
    expect(versions).toEqual([1, 2]);
  });

  it('draws logos as they are, in any theme', async () => {
    const { store, asked } = createStore();
    expect(getDrawnTheme(data, 3, 'Outlined')).toBe('Filled');
    store.ask([3], 'Outlined');
    await settle();
    expect(asked).toEqual(['f1']);
    expect(store.get(3, 'Outlined')).toBe('logo');
  });

  it('says that something failed until it was fetched', async () => {
    const { store, asked, network } = createStore();
    network.isUp = false;
    store.ask([0], 'Filled');
    await settle();
    expect(store.hasFailed()).toBe(true);
    expect(store.get(0, 'Filled')).toBeNull();
    network.isUp = true;
    store.retry();
    await settle();
    expect(store.hasFailed()).toBe(false);
    expect(store.get(0, 'Filled')).toBe('a');
    expect(asked).toEqual(['f0', 'f0']);
  });

  it.each([
    ['no success', new Response('[]', { status: 404 })],
    ['no list', new Response('{"0":"M0"}')],
    ['a list of something else', new Response('[1, 2]')],
    ['no JSON', new Response('<!doctype html>')],
  ])('takes an answer that is %s for a failure', async (_case, response) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
    const store = createShapeStore(data);
    store.ask([0], 'Filled');
    await settle();
    await settle();
    expect(store.hasFailed()).toBe(true);
  });
});
