import fs from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { listBaseNames } from '../iconNames';
import { createSearchIndex } from '../searchIndex';
import { searchIcons } from '../searchIcons';
import { findSimilarIcons, listOtherWords } from '../similarIcons';
import { isOneTypoOff } from '../typos';

const PACKAGE = path.dirname(require.resolve('@mui/icons-material/package.json'));
const names = listBaseNames(
  fs
    .readdirSync(PACKAGE)
    .filter((file) => /^[A-Z]\w*\.js$/.test(file))
    .map((file) => file.slice(0, -'.js'.length)),
);
const index = createSearchIndex(names);

function search(query: string) {
  const { icons, isGuess } = searchIcons(index, query);
  return { isGuess, found: icons.map((icon) => names[icon]) };
}

describe('the search', () => {
  it.each([
    // By name: the name itself first, then what begins with it.
    ['delete', 'Delete'],
    ['ArrowBack', 'ArrowBack'],
    ['arrow back', 'ArrowBack'],
    ['back arrow', 'ArrowBack'],
    ['arrow-back', 'ArrowBack'],
    ['x', 'X'],
    ['wifi', 'Wifi'],
    // Inside a name, over its words.
    ['rowba', 'ArrowBack'],
    // As it stands in code.
    ['DeleteOutlined', 'Delete'],
    ['SettingsRoundedIcon', 'Settings'],
    // By other words.
    ['gear', 'Settings'],
    ['cog', 'Settings'],
    ['magnifier', 'Search'],
    ['house', 'House'],
    ['hamburger', 'Menu'],
    ['bell', 'Notifications'],
    ['envelope', 'Mail'],
    ['trophy', 'EmojiEvents'],
    ['new user', 'PersonAdd'],
    // Accents do not count.
    ['délete', 'Delete'],
  ])('answers %j with %s first', (query, expected) => {
    expect(search(query).found[0]).toBe(expected);
    expect(search(query).isGuess).toBe(false);
  });

  it('finds the bin and the house by what people call them', () => {
    expect(search('trash').found).toContain('Delete');
    expect(search('house').found).toContain('Home');
  });

  it.each([
    ['serach', 'Search'],
    ['notifcation', 'Notifications'],
    ['favorit', 'Favorite'],
    ['setings', 'Settings'],
    ['magnifer', 'Search'],
  ])('takes %j, which nothing is called, for one letter otherwise: %s', (query, expected) => {
    expect(search(query).found).toContain(expected);
  });

  it('says when it guesses, and never does where something fits', () => {
    expect(search('serach').isGuess).toBe(true);
    expect(search('zzzzzz')).toEqual({ isGuess: true, found: [] });
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        expect(search(name).found[0]).toBe(name);
        expect(search(name).isGuess).toBe(false);
      }),
    );
  });

  it('lists everything in its order for nothing', () => {
    expect(search('').found).toEqual(names);
    expect(search(' – ').found).toEqual(names);
  });

  it('never throws, and finds no icon twice, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), (query) => {
        const { found } = search(query);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });

  it('finds at least as much by less: each beginning of a name leads to the icon', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), (name, length) => {
        expect(search(name.slice(0, 2 + (length % name.length))).found).toContain(name);
      }),
    );
  });

  it('compares each name and each word once a word of the query, and no more', () => {
    const calls = ['indexOf', 'startsWith', 'includes', 'split', 'localeCompare'] as const;
    const limit = names.length + index.nameWords.length + index.otherWords.length;
    const count = (query: string) => {
      const spies = calls.map((name) => jest.spyOn(String.prototype, name));
      searchIcons(index, query);
      const sum = spies.reduce((total, spy) => total + spy.mock.calls.length, 0);
      spies.forEach((spy) => spy.mockRestore());
      return sum;
    };
    const perQuery = 10;
    expect(count('a')).toBeGreaterThan(names.length);
    expect(count('a')).toBeLessThanOrEqual(limit + perQuery);
    expect(count('arrow back')).toBeLessThanOrEqual(2 * limit + perQuery);
    // A guess: all words again, each at up to four letters.
    expect(count('serach')).toBeLessThanOrEqual(5 * limit + perQuery);
  });
});

describe('isOneTypoOff', () => {
  const word = fc.stringMatching(/^[a-z]{5,12}$/);

  it('forgives one wrong, missing, additional or swapped letter', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.stringMatching(/^[a-z]$/), (text, at, letter) => {
        const place = at % (text.length - 1);
        const [start, end] = [text.slice(0, place), text.slice(place)];
        expect(isOneTypoOff(start + letter + end.slice(1), text)).toBe(true);
        expect(isOneTypoOff(start + end.slice(1), text)).toBe(true);
        expect(isOneTypoOff(start + letter + end, text)).toBe(true);
        const swapped = `${start}${end[1]}${end[0]}${end.slice(2)}`;
        expect(isOneTypoOff(swapped, text)).toBe(true);
      }),
    );
  });

  it.each([
    ['serhca', 'search'],
    ['deelte', 'dele'],
    ['abc', 'abd'],
    ['homx', 'search'],
  ])('does not take %j for %j', (typed, other) => {
    expect(isOneTypoOff(typed, other)).toBe(false);
  });
});

describe('similar icons', () => {
  const data = { names, categories: 'a'.repeat(names.length) };
  const similar = (name: string) =>
    findSimilarIcons(data, index, names.indexOf(name), 8).map((icon) => names[icon]);

  it('share words or meanings, and are never the icon itself', () => {
    expect(similar('Delete')).toEqual(expect.arrayContaining(['DeleteForever', 'DeleteSweep']));
    expect(similar('Home')).toEqual(expect.arrayContaining(['House', 'Cottage']));
    fc.assert(
      fc.property(fc.constantFrom(...names), (name) => {
        const found = similar(name);
        expect(found).toHaveLength(8);
        expect(found).not.toContain(name);
        expect(new Set(found).size).toBe(8);
      }),
      { numRuns: 50 },
    );
  });

  it('have the other words of our table', () => {
    expect(listOtherWords(index, names.indexOf('Delete'))).toContain('trash');
    expect(listOtherWords(index, names.indexOf('Abc'))).toEqual([]);
  });
});
