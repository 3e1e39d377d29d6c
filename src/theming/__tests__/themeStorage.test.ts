/** @jest-environment jsdom */
import fc from 'fast-check';
import { INITIAL_THEME_STATE, type ThemeState } from '../themeReducer';
import {
  parseStoredTheme,
  readStoredTheme,
  THEME_STORAGE_KEY,
  writeStoredTheme,
} from '../themeStorage';

const { paletteMode: _mode, ...NOTHING_CHOSEN } = INITIAL_THEME_STATE;
const chosen: ThemeState = {
  ...INITIAL_THEME_STATE,
  dense: true,
  direction: 'rtl',
  spacing: 4,
  paletteColors: { primary: { main: '#663399' } },
};

beforeEach(() => localStorage.clear());

it('gives back what was kept, without the color mode', () => {
  writeStoredTheme({ ...chosen, paletteMode: 'dark' });
  const { paletteMode: _chosenMode, ...choices } = chosen;
  expect(readStoredTheme()).toEqual(choices);
});

it('keeps nothing where nothing was chosen', () => {
  writeStoredTheme(chosen);
  writeStoredTheme({ ...INITIAL_THEME_STATE, paletteMode: 'dark' });
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
  expect(readStoredTheme()).toEqual(NOTHING_CHOSEN);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['other types', '{"dense":"yes","direction":1,"spacing":"8","paletteColors":[]}'],
  ['values out of range', '{"spacing":-1,"direction":"up"}'],
  ['no color', '{"paletteColors":{"primary":{"main":"red;}"},"secondary":"#112233"}}'],
])('takes %s for nothing chosen', (_what, text) => {
  expect(parseStoredTheme(text)).toEqual(NOTHING_CHOSEN);
});

it('keeps the good entries beside a damaged one', () => {
  expect(parseStoredTheme('{"dense":true,"spacing":1000}')).toEqual({
    ...NOTHING_CHOSEN,
    dense: true,
  });
});

it('never throws, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(Object.keys(parseStoredTheme(text)).sort()).toEqual(
        Object.keys(NOTHING_CHOSEN).sort(),
      );
    }),
  );
});

it('works without storage', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  expect(() => writeStoredTheme(chosen)).not.toThrow();
  expect(readStoredTheme()).toEqual(NOTHING_CHOSEN);
});
