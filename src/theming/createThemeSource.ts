import { INITIAL_THEME_STATE, type ThemeState } from './themeReducer';

/** What a demo's theme is made of; its light and dark colors are CSS variables of one theme. */
export type DemoThemeChoices = Omit<ThemeState, 'paletteMode'>;

function toKey({ dense, direction, spacing, paletteColors }: DemoThemeChoices): string {
  const { primary, secondary } = paletteColors;
  return JSON.stringify([dense, direction, spacing, primary?.main, secondary?.main]);
}

const INITIAL_KEY = toKey(INITIAL_THEME_STATE);

/**
 * Remembers the theme of the last choices: every demo of a page asks for the same one, and making
 * one takes longer than rendering most demos.
 */
export function createThemeSource<Theme>(createTheme: (choices: DemoThemeChoices) => Theme) {
  const base = createTheme(INITIAL_THEME_STATE);
  let last = { key: INITIAL_KEY, theme: base };
  return {
    /** The theme of a reader who chose nothing, which the server renders with. */
    base,
    /** The theme of the reader's choices: `base` itself where they are the defaults. */
    get(choices: DemoThemeChoices): Theme {
      const key = toKey(choices);
      if (key === INITIAL_KEY) return base;
      if (key !== last.key) last = { key, theme: createTheme(choices) };
      return last.theme;
    },
  };
}
