import fc from 'fast-check';
import { foldSynonyms, parseQuery } from '../client/parseQuery';
import { rankEntries, type Wishes } from '../client/rankEntries';
import { isDirectory, unpackDirectory } from '../client/unpackDirectory';
import { buildVocabulary, findCorrections, isKnown } from '../client/vocabulary';
import { DIRECTORY } from './testDirectory';

const entries = unpackDirectory(DIRECTORY);
const vocabulary = buildVocabulary(entries, DIRECTORY.synonyms);
const parse = (query: string) =>
  parseQuery(query, { synonyms: DIRECTORY.synonyms, vocabulary, products: DIRECTORY.products });

const ANYTHING: Wishes = { product: null, kind: null, currentProduct: null };

const rank = (query: string, wishes: Partial<Wishes> = {}) =>
  rankEntries(parse(query), entries, vocabulary, ['kit', 'bare'], { ...ANYTHING, ...wishes });

const toAddress = ({ entry }: ReturnType<typeof rank>[number]) =>
  entry.page.path + (entry.id === '' ? '' : `#${entry.id}`);

it('unpacks pages, headings and rows with their addresses', () => {
  expect(entries.map((entry) => `${entry.type} ${entry.page.path}#${entry.id}`)).toEqual(
    expect.arrayContaining([
      'page kit/react-button/#',
      'heading kit/react-button/#color',
      'heading kit/react-button/#upload',
      'prop kit/api/button/#Button-prop-disableElevation',
      'slot kit/api/button/#Button-slot-startIcon',
      'prop kit/api/text-field/#TextField-prop-helperText',
      'parameter bare/api/use-button/#useButton-parameter-disabled',
      'return bare/api/use-button/#useButton-return-active',
    ]),
  );
  expect(entries.find(({ title }) => title === 'color')?.twins).toBe(3);
});

it.each([
  [DIRECTORY, true],
  [{ ...DIRECTORY, format: 99 }, false],
  [null, false],
  ['<!doctype html>', false],
])('knows a directory when it sees one (%#)', (value, expected) => {
  expect(isDirectory(value)).toBe(expected);
});

describe('what comes first for', () => {
  it.each([
    ['button', 'kit/react-button/'],
    ['BUTTON', 'kit/react-button/'],
    ['buttons', 'kit/react-button/'],
    ['butt', 'kit/react-button/'],
    ['button api', 'kit/api/button/'],
    ['text field', 'kit/react-text-field/'],
    ['textfield', 'kit/react-text-field/'],
    ['how to use the text field', 'kit/react-text-field/'],
    ['disableElevation', 'kit/api/button/#Button-prop-disableElevation'],
    ['disable elevation', 'kit/api/button/#Button-prop-disableElevation'],
    ['disableElevatoin', 'kit/api/button/#Button-prop-disableElevation'],
    ['button prop color', 'kit/api/button/#Button-prop-color'],
    ['snackbar color', 'kit/api/snackbar/#Snackbar-prop-color'],
    ['start icon slot', 'kit/api/button/#Button-slot-startIcon'],
    ['upload a file', 'kit/react-button/#upload'],
    ['toast', 'kit/api/snackbar/'],
    ['snack bar', 'kit/api/snackbar/'],
    ['snakbar', 'kit/api/snackbar/'],
    ['dark mode', 'kit/theming/dark-mode/'],
    ['night mode', 'kit/theming/dark-mode/'],
    ['customization', 'kit/theming/'],
    ['usebutton', 'bare/api/use-button/'],
    ['bare button', 'bare/react-button/'],
    ['bare ui upload', 'kit/react-button/#upload'],
    ['button of bare ui', 'bare/react-button/'],
  ])('"%s"', (query, address) => {
    const [first] = rank(query);
    expect(first && toAddress(first)).toBe(address);
    expect(first?.isWhole).toBe(true);
  });
});

it('takes the name of a product for one, unless it is all there is', () => {
  expect(parse('bare ui button').product).toBe('bare');
  expect(parse('bare ui button').fullText).toBe('button');
  expect(parse('bare ui').product).toBeNull();
});

it('puts a prop first where others take it over from', () => {
  const more = (heirs: number) =>
    unpackDirectory({
      ...DIRECTORY,
      pages: DIRECTORY.pages.map((page) =>
        page[1] === 'Snackbar API' ? [...page.slice(0, 7), { ...page[7], heirs }] : page,
      ) as typeof DIRECTORY.pages,
    });
  const findFirst = (heirs: number) =>
    rankEntries(parse('color prop'), more(heirs), vocabulary, ['kit'], ANYTHING).find(
      ({ entry }) => entry.type === 'prop',
    )?.entry.page.title;
  expect(findFirst(0)).toBe('Button API');
  expect(findFirst(7)).toBe('Snackbar API');
});

it('puts the product first whose pages the reader is on', () => {
  const [first, second] = rank('button', { currentProduct: 'bare' }).map(toAddress);
  expect([first, second]).toEqual(['bare/react-button/', 'bare/api/use-button/']);
});

it.each([
  [{ product: 'bare' }, (page: { product: string }) => page.product === 'bare'],
  [{ kind: 'api' as const }, (page: { kind: string }) => page.kind === 'api'],
])('shows only what the filters %j let through', (wishes, isShown) => {
  const found = rank('button', wishes);
  expect(found.length).toBeGreaterThan(1);
  expect(found.every(({ entry }) => isShown(entry.page))).toBe(true);
});

it('tells a name with everything from a name with a part of it', () => {
  const found = rank('button avalanche');
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ isWhole }) => !isWhole)).toBe(true);
  expect(rank('avalanche')).toEqual([]);
});

describe('a query', () => {
  it.each([
    ['how to do it in react', 'how to do it in react'],
    ['how to color a button', 'color button'],
    ['change the color', 'color'],
    ['change', 'change'],
    ['snakbar color', 'snackbar color'],
    ['modal window', 'modal window'],
    ['', ''],
  ])('"%s" looks for "%s" in texts', (query, text) => {
    expect(parse(query).fullText).toBe(text);
  });

  it.each([
    ['snakbar', 'snackbar'],
    ['dropdwon', 'dropdown'],
    ['snackbar', null],
    ['snack bar', null],
    ['butt', null],
    ['zzzzzzzz', null],
    ['red', null],
  ])('"%s" is mended to %j', (query, corrected) => {
    expect(parse(query).corrected).toBe(corrected);
  });

  it('takes the longest phrase that has synonyms', () => {
    expect(parse('open modal window').terms.map(({ typed }) => typed)).toEqual([
      'open',
      'modal window',
    ]);
    expect(parse('dropdwon').terms[0]?.words.map(({ text }) => text)).toEqual([
      'dropdown',
      'select',
    ]);
  });

  it('finds synonyms with accents and in Chinese', () => {
    const synonyms = foldSynonyms({ 深色模式: ['darkmode'], 'botão de opção': ['radio'] });
    const context = { synonyms, vocabulary: new Map(), products: [] };
    const getMeant = (query: string) =>
      parseQuery(query, context).terms.map(({ words }) => words.at(-1)?.text);
    expect(getMeant('深色模式')).toEqual(['darkmode']);
    expect(getMeant('Botão de opção')).toEqual(['radio']);
    expect(parseQuery('深色模式', context).fullText).toBe('深色模式');
  });

  it('is understood whatever it is, and points stay finite', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (query) => {
        for (const { score, entry } of rank(query)) {
          expect(Number.isFinite(score)).toBe(true);
          expect(entry.size).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('with one error in a name still finds the page', () => {
    fc.assert(
      fc.property(fc.constantFrom('snackbar', 'button'), fc.nat({ max: 4 }), (name, place) => {
        const wrong = name.slice(0, place + 1) + name.slice(place + 2);
        expect(rank(wrong).map(({ entry }) => entry.page.title)).toContain(
          name === 'button' ? 'Button' : 'Snackbar API',
        );
      }),
    );
  });
});

it('corrects nothing that is known, and nothing that is short', () => {
  expect(isKnown('snackbar', vocabulary)).toBe(true);
  expect(isKnown('snack', vocabulary)).toBe(true);
  expect(isKnown('snakbar', vocabulary)).toBe(false);
  expect(findCorrections('clr', vocabulary)).toEqual([]);
  expect(findCorrections('avalanche', vocabulary)).toEqual([]);
});
