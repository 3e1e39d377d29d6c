import fc from 'fast-check';
import type { GalleryGroup } from '../galleryGroups';
import { searchGallery, suggestNames } from '../searchGallery';

function createGroup(label: string, names: readonly string[]): GalleryGroup {
  return {
    id: label.toLowerCase(),
    label,
    cards: names.map((name) => ({
      name,
      label: name,
      href: '/',
      isExternal: false,
      flags: {},
    })),
  };
}

const GROUPS = [
  createGroup('Inputs', ['Button', 'Button Group', 'Floating Action Button', 'Text Field']),
  createGroup('Navigation', ['Bottom Navigation', 'Tabs', 'Menú']),
  createGroup('Utils', ['No-SSR', 'useMediaQuery', 'Click-Away Listener', '按钮']),
];
const ALL = GROUPS.flatMap(({ cards }) => cards.map(({ label }) => label));

const search = (query: string) => [...searchGallery(GROUPS, query)].map(({ label }) => label);

describe('searchGallery', () => {
  it.each([
    ['', ALL],
    ['  – ', ALL],
    ['button', ['Button', 'Button Group', 'Floating Action Button']],
    ['BUT gr', ['Button Group']],
    ['group button', ['Button Group']],
    ['textfield', ['Text Field']],
    ['text-field', ['Text Field']],
    ['fab', ['Floating Action Button']],
    ['navigation', ['Bottom Navigation', 'Tabs', 'Menú']],
    ['navigation ta', ['Tabs']],
    ['menu', ['Menú']],
    ['nossr', ['No-SSR']],
    ['no ssr', ['No-SSR']],
    ['media', ['useMediaQuery']],
    ['use media query', ['useMediaQuery']],
    ['clickaway', ['Click-Away Listener']],
    ['按', ['按钮']],
    ['zebra', []],
  ])('“%s” leaves %j', (query, expected) => {
    expect(search(query)).toEqual(expected);
  });

  it('finds everything by its own name, in any case and without its spaces', () => {
    for (const label of ALL) {
      expect(search(label)).toContain(label);
      expect(search(label.toUpperCase().replace(/[\s-]/g, ''))).toContain(label);
    }
  });

  it('never throws, and never finds what is not there', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (query) => {
        expect(ALL).toEqual(expect.arrayContaining(search(query)));
        suggestNames(GROUPS, query);
      }),
    );
  });

  it('leaves no more the longer the query is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALL), fc.nat(20), (label, length) => {
        const start = label.slice(0, length);
        expect(search(start)).toEqual(expect.arrayContaining(search(label)));
      }),
    );
  });
});

describe('suggestNames', () => {
  it.each([
    ['buton', ['Button', 'Button Group', 'Floating Action Button']],
    ['txetfield', ['Text Field']],
    ['tubs', ['Tabs']],
    ['zebra', []],
  ])('for “%s” offers %j', (query, expected) => {
    expect(suggestNames(GROUPS, query)).toEqual(expected);
  });

  it('offers a name once, though two entries have it', () => {
    const twice = [createGroup('A', ['Button']), createGroup('B', ['Button'])];
    expect(suggestNames(twice, 'buttn')).toEqual(['Button']);
  });
});
