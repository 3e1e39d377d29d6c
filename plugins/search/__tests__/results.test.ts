import { hasAllWords, toPieces, type TextHit } from '../client/fullText';
import { rankEntries } from '../client/rankEntries';
import { parseQuery } from '../client/parseQuery';
import { joinResults, LONG, SHORT, type Limits } from '../client/results';
import { unpackDirectory } from '../client/unpackDirectory';
import { buildVocabulary } from '../client/vocabulary';
import { DIRECTORY } from './testDirectory';

const entries = unpackDirectory(DIRECTORY);
const vocabulary = buildVocabulary(entries, DIRECTORY.synonyms);
const pages = new Map(entries.map(({ page }) => [page.path, page]));

function join(query: string, hits: readonly TextHit[] | null, limits: Limits = SHORT) {
  const parsed = parseQuery(query, {
    synonyms: DIRECTORY.synonyms,
    vocabulary,
    products: DIRECTORY.products,
  });
  const wishes = { product: null, kind: null, currentProduct: null };
  const ranked = rankEntries(parsed, entries, vocabulary, ['kit', 'bare'], wishes);
  return joinResults(ranked, hits, pages, limits);
}

const listPaths = (groups: ReturnType<typeof join>) =>
  groups.flatMap(({ results }) => results.map(({ path }) => path));

const hit = (path: string, id = '', excerpt = 'Some text'): TextHit => ({
  path,
  parts: [{ id, title: id === '' ? 'Start' : id, excerpt: [{ text: excerpt, isMarked: false }] }],
});

it('shows names first, then texts, each address once', () => {
  const groups = join('button', [
    hit('kit/theming/', 'in-words'),
    hit('kit/react-button/', 'color'),
    hit('bare/react-button/'),
  ]);
  expect(groups.map(({ product }) => product)).toEqual(['kit', 'bare']);
  const paths = listPaths(groups);
  expect(paths.slice(0, 2)).toEqual(['kit/react-button/', 'kit/api/button/']);
  expect(paths).toContain('kit/theming/#in-words');
  // Its page is there already, by name.
  expect(paths.filter((path) => path.startsWith('kit/react-button/'))).toHaveLength(1);
  expect(new Set(paths).size).toBe(paths.length);
});

it('shows texts before names that have only a part of what was asked for', () => {
  expect(listPaths(join('button avalanche', [hit('kit/theming/', 'snow')]))).toEqual([
    'kit/theming/#snow',
  ]);
  expect(listPaths(join('button avalanche', []))).toContain('kit/react-button/');
});

it('waits for the texts before it shows parts', () => {
  expect(join('button avalanche', null)).toEqual([]);
  expect(listPaths(join('button', null))[0]).toBe('kit/react-button/');
});

it('leaves out texts of pages that it does not know', () => {
  expect(join('avalanche', [hit('of/another/build/')])).toEqual([]);
});

it('says where a result is, and what is around it', () => {
  const [group] = join('upload', [
    hit('kit/react-button/', 'upload', 'File upload. With an input'),
  ]);
  expect(group?.results[0]).toEqual({
    path: 'kit/react-button/#upload',
    title: 'File upload',
    type: 'heading',
    kind: 'component',
    product: 'kit',
    crumbs: ['Components', 'Inputs', 'Button'],
    excerpt: [{ text: 'File upload. With an input', isMarked: false }],
  });
});

it('does not repeat the title of a page in its excerpt', () => {
  const text = { text: ' ', isMarked: false };
  const excerpt = [{ text: 'Button.', isMarked: true }, { text: ' A ', isMarked: false }, text];
  const hits = [{ path: 'kit/react-button/', parts: [{ id: '', title: 'Button', excerpt }] }];
  expect(join('button', hits)[0]?.results[0]?.excerpt).toEqual([
    { text: ' A ', isMarked: false },
    text,
  ]);
});

it('leaves alone an excerpt that begins like the title, but is not it', () => {
  const excerpt = [
    { text: 'Button', isMarked: true },
    { text: ' groups', isMarked: false },
  ];
  const hits = [{ path: 'kit/react-button/', parts: [{ id: '', title: 'Button', excerpt }] }];
  expect(join('button', hits)[0]?.results[0]?.excerpt).toEqual(excerpt);
});

it('falls back to the description of a page', () => {
  expect(join('button', [])[0]?.results[0]?.excerpt).toEqual([
    { text: 'Buttons do things.', isMarked: false },
  ]);
});

it('shows a few of each sort, and counts the others', () => {
  const limits = { ...SHORT, row: 1, all: 2 };
  const [group] = join('color', [], limits);
  expect(group?.results).toHaveLength(2);
  expect(group?.results.map(({ type }) => type)).toEqual(['heading', 'heading']);
  expect(group?.more).toBe(3);
  expect(join('color', [], LONG)[0]?.more).toBe(0);
});

it.each([
  [
    'a <mark>b</mark> c',
    [
      ['a ', false],
      ['b', true],
      [' c', false],
    ],
  ],
  ['<mark>&lt;i&gt;</mark>', [['<i>', true]]],
  ['R&amp;D &lt;mark&gt;', [['R&D <mark>', false]]],
  ['', []],
])('cuts the excerpt %j at its marks', (excerpt, pieces) => {
  expect(toPieces(excerpt).map(({ text, isMarked }) => [text, isMarked])).toEqual(pieces);
});

it.each([
  ['button', ['Buttons'], true],
  ['button', ['backButton'], true],
  ['peer dependencies', ['Peer', 'dependencies,'], true],
  ['peer dependencies', ['Peer'], false],
  ['customizing', ['customization.'], true],
  ['dependencies', ['depends'], false],
  ['xylophone', ['x;'], false],
  ['id', ['id'], true],
  ['深色模式', ['深色', '模式'], true],
])('"%s" is in a page with %j: %p', (query, found, expected) => {
  expect(hasAllWords(query, found)).toBe(expected);
});
