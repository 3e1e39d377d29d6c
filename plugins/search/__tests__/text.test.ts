import fc from 'fast-check';
import { getEditDistance } from '../client/editDistance';
import { toSlug } from '../client/slug';
import { fold, splitWords, toStem, toWords } from '../client/text';

it.each([
  ['disableRipple', ['disable', 'ripple']],
  ['Text Field API', ['text', 'field', 'api']],
  ['useXYZButton', ['use', 'xyz', 'button']],
  ['aria-label', ['aria', 'label']],
  ['Grid2Column', ['grid2', 'column']],
  ['createTheme(options, ...more)', ['create', 'theme', 'options', 'more']],
  ['Seção de ícones', ['secao', 'de', 'icones']],
  ['深色模式', ['深色', '色模', '模式']],
  ['按', ['按']],
  ['用 Button 按钮', ['用', 'button', '按钮']],
  ['', []],
])('the words of "%s" are %j', (text, words) => {
  expect(toWords(text)).toEqual(words);
});

it('leaves what is typed as one word one word', () => {
  expect(splitWords('disableRipple Of Tab')).toEqual(['disableripple', 'of', 'tab']);
});

it('has words of letters and digits only, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      expect(splitWords(splitWords(text).join(' ')).length).toBeGreaterThanOrEqual(
        splitWords(text).length,
      );
    }),
  );
});

it.each([
  ['customizing', 'customization'],
  ['customize', 'customized'],
  ['theming', 'theme'],
  ['dialogs', 'dialog'],
])('"%s" and "%s" have the same stem', (one, other) => {
  expect(toStem(one)).toBe(toStem(other));
});

it.each(['tab', 'es', 'ed', 'used'])('leaves at least three letters of "%s"', (word) => {
  expect(toStem(word).length).toBeGreaterThanOrEqual(Math.min(word.length, 3));
});

describe('the edit distance', () => {
  it.each([
    ['dropdwon', 'dropdown', 1],
    ['buton', 'button', 1],
    ['snakbar', 'snackbar', 1],
    ['tabel', 'table', 1],
    ['table', 'tabs', 2],
    ['', 'ab', 2],
    ['same', 'same', 0],
  ])('of "%s" and "%s" is %d', (one, other, distance) => {
    expect(getEditDistance(one, other, 3)).toBe(distance);
  });

  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });

  it('is zero for the same word only, and the same both ways', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = getEditDistance(one, other, 9);
        expect(distance === 0).toBe(one === other);
        expect(getEditDistance(other, one, 9)).toBe(distance);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
      }),
    );
  });

  it('is one after one error, and never more than the limit and one', () => {
    fc.assert(
      fc.property(word, fc.nat(), fc.nat({ max: 3 }), (text, seed, error) => {
        const place = seed % (text.length + 1);
        const wrong = [
          text.slice(0, place) + text.slice(place + 1),
          `${text.slice(0, place)}x${text.slice(place)}`,
          `${text.slice(0, place)}x${text.slice(place + 1)}`,
          text.slice(0, place) +
            (text[place + 1] ?? '') +
            (text[place] ?? '') +
            text.slice(place + 2),
        ][error];
        expect(getEditDistance(text, wrong ?? '', 2)).toBeLessThanOrEqual(1);
      }),
    );
    fc.assert(
      fc.property(word, word, fc.nat({ max: 4 }), (one, other, limit) => {
        expect(getEditDistance(one, other, limit)).toBe(
          Math.min(getEditDistance(one, other, 99), limit + 1),
        );
      }),
    );
  });
});

it.each([
  ['Color', 'color'],
  ['What’s in the "sx" prop?', 'whats-in-the-sx-prop'],
  ['createTheme(options, ...more)', 'createthemeoptions-more'],
  ['A — B', 'a--b'],
])('the id of the heading "%s" is "%s"', (text, id) => {
  expect(toSlug(text)).toBe(id);
});

it('folds accents and capitals', () => {
  expect(fold('ÍCONE Ação')).toBe('icone acao');
});
