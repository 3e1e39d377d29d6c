import { INITIAL_THEME_STATE, SPACING_LIMITS, type ThemeState } from './themeReducer';

/** Storage key of the theme choices. Docusaurus keeps the color mode under `theme`. */
export const THEME_STORAGE_KEY = 'docs-theme';

/** What is kept: everything but the color mode, which Docusaurus keeps. */
export type StoredTheme = Omit<ThemeState, 'paletteMode'>;

const { paletteMode: _paletteMode, ...NOTHING_CHOSEN } = INITIAL_THEME_STATE;

/** A color as the pickers give it. Anything else could break the theme that is made from it. */
const COLOR_PATTERN = /^#[\da-f]{6}$/i;

function pickColor(value: unknown): { main: string } | undefined {
  const { main } = Object(value) as { main?: unknown };
  return typeof main === 'string' && COLOR_PATTERN.test(main) ? { main } : undefined;
}

function pickStored(value: unknown): StoredTheme {
  const { dense, direction, spacing, paletteColors } = Object(value) as Record<string, unknown>;
  const { primary, secondary } = Object(paletteColors) as Record<string, unknown>;
  const primaryColor = pickColor(primary);
  const secondaryColor = pickColor(secondary);
  const { min, max } = SPACING_LIMITS;
  return {
    dense: typeof dense === 'boolean' ? dense : NOTHING_CHOSEN.dense,
    direction: direction === 'rtl' || direction === 'ltr' ? direction : NOTHING_CHOSEN.direction,
    spacing:
      typeof spacing === 'number' && spacing >= min && spacing <= max
        ? spacing
        : NOTHING_CHOSEN.spacing,
    paletteColors: {
      ...(primaryColor && { primary: primaryColor }),
      ...(secondaryColor && { secondary: secondaryColor }),
    },
  };
}

/** Reads what was stored, entry by entry: whatever is unknown or damaged counts as not chosen. */
export function parseStoredTheme(text: string | null): StoredTheme {
  try {
    return pickStored(JSON.parse(text ?? 'null'));
  } catch {
    return NOTHING_CHOSEN;
  }
}

/** The choices of an earlier visit; none where storage is denied. In the browser only. */
export function readStoredTheme(): StoredTheme {
  try {
    return parseStoredTheme(localStorage.getItem(THEME_STORAGE_KEY));
  } catch {
    return NOTHING_CHOSEN;
  }
}

/** Keeps the choices, or forgets them where none differs from the default. */
export function writeStoredTheme({ paletteMode: _mode, ...choices }: ThemeState): void {
  const text = JSON.stringify(choices);
  try {
    if (text === JSON.stringify(NOTHING_CHOSEN)) localStorage.removeItem(THEME_STORAGE_KEY);
    else localStorage.setItem(THEME_STORAGE_KEY, text);
  } catch {
    // Denied or full: the choices last as long as the page.
  }
}
