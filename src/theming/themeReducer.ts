/** Direction of text and layout. */
export type Direction = 'ltr' | 'rtl';

/** Colors that replace those of the branding, by their role in Material UI's palette. */
export interface PaletteColors {
  readonly primary?: { readonly main: string };
  readonly secondary?: { readonly main: string };
}

/** What demos are themed by (specification, "Entities": theme state). */
export interface ThemeState {
  /** Smaller defaults for controls, tables and lists. */
  readonly dense: boolean;
  readonly direction: Direction;
  /** Empty: the branding's own colors. */
  readonly paletteColors: PaletteColors;
  /** One spacing unit in px. */
  readonly spacing: number;
  /** The mode in force: what the reader chose, or what the system asks for. */
  readonly paletteMode: 'light' | 'dark';
}

export interface ThemeChange {
  readonly paletteMode?: ThemeState['paletteMode'];
  readonly direction?: Direction;
  readonly paletteColors?: PaletteColors;
}

/** Everything that can be done to the theme state (contract, "Theme"). */
export type ThemeAction =
  | { readonly type: 'SET_SPACING'; readonly payload: number }
  | { readonly type: 'INCREASE_SPACING' }
  | { readonly type: 'DECREASE_SPACING' }
  | { readonly type: 'SET_DENSE'; readonly payload: boolean }
  | { readonly type: 'RESET_DENSITY' }
  | { readonly type: 'RESET_COLORS' }
  | { readonly type: 'CHANGE'; readonly payload: ThemeChange };

export const INITIAL_THEME_STATE: ThemeState = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
};

/** Limits of the spacing unit in px: below 0 there is no layout, above 64 no page fits a screen. */
export const SPACING_LIMITS = { min: 0, max: 64 } as const;

function isSameColors(a: PaletteColors, b: PaletteColors): boolean {
  return a.primary?.main === b.primary?.main && a.secondary?.main === b.secondary?.main;
}

/** The state with `change`, or the very same object where nothing differs: nobody renders then. */
function merge(state: ThemeState, change: Partial<ThemeState>): ThemeState {
  const colors = change.paletteColors;
  const next = {
    ...state,
    ...change,
    paletteColors:
      colors && !isSameColors(colors, state.paletteColors) ? colors : state.paletteColors,
  };
  const keys = Object.keys(next) as (keyof ThemeState)[];
  return keys.every((key) => next[key] === state[key]) ? state : next;
}

function withSpacing(state: ThemeState, spacing: number): ThemeState {
  const { min, max } = SPACING_LIMITS;
  return Number.isFinite(spacing)
    ? merge(state, { spacing: Math.min(max, Math.max(min, spacing)) })
    : state;
}

/**
 * The next theme state. Serves the specification's "Theme state actions" and the contract's "Theme".
 *
 * Spacing is held within `SPACING_LIMITS`; what is no number changes nothing.
 *
 * @throws `Unrecognized type …` for an action it does not know.
 */
export function themeReducer(state: ThemeState, action: ThemeAction): ThemeState {
  switch (action.type) {
    case 'SET_SPACING':
      return withSpacing(state, action.payload);
    case 'INCREASE_SPACING':
      return withSpacing(state, state.spacing + 1);
    case 'DECREASE_SPACING':
      return withSpacing(state, state.spacing - 1);
    case 'SET_DENSE':
      return merge(state, { dense: action.payload });
    case 'RESET_DENSITY':
      return merge(state, {
        dense: INITIAL_THEME_STATE.dense,
        spacing: INITIAL_THEME_STATE.spacing,
      });
    case 'RESET_COLORS':
      return merge(state, { paletteColors: INITIAL_THEME_STATE.paletteColors });
    case 'CHANGE': {
      const { paletteMode, direction, paletteColors } = action.payload;
      return merge(state, {
        ...(paletteMode && { paletteMode }),
        ...(direction && { direction }),
        ...(paletteColors && { paletteColors }),
      });
    }
    default:
      throw new Error(`Unrecognized type ${(action as { readonly type: string }).type}`);
  }
}
