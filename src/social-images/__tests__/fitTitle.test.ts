import fc from 'fast-check';
import { fitTitle } from '../node/fitTitle';

/** Every character is as wide as the text is large. */
const measure = (text: string) => Array.from(text).length;
const fit = (title: string) =>
  fitTitle(title, { width: 100, maxLines: 2, sizes: [10, 5], measure });

describe('a title', () => {
  it.each([
    ['stands on one line where it fits', 'Button', 10, ['Button']],
    ['is broken between words', 'React Button', 10, ['React', 'Button']],
    [
      'is set smaller before it takes too many lines',
      'A React Button component',
      5,
      ['A React Button', 'component'],
    ],
    ['is set smaller where a word is wider than a line', 'useAutocomplete', 5, ['useAutocomplete']],
    [
      'ends in an ellipsis where it is too long at any size',
      'One two three four five six seven eight nine',
      5,
      ['One two three four', 'five six seven eigh…'],
    ],
    [
      'is cut inside of a word that is too wide at any size',
      'unstable_useEverythingAtOnce now',
      5,
      ['unstable_useEveryth…', 'now'],
    ],
    ['may be empty', '', 10, []],
  ])('%s', (_name, title, size, lines) => {
    expect(fit(title)).toEqual({ size, lines });
  });

  it('never leaves its room, and loses no word without saying so', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,25}$/), { maxLength: 12 });
    fc.assert(
      fc.property(words, (list) => {
        const { size, lines } = fit(list.join(' '));
        expect(lines.length).toBeLessThanOrEqual(2);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(100);
        if (!lines.join('').includes('…')) expect(lines.join(' ')).toBe(list.join(' '));
      }),
    );
  });
});
