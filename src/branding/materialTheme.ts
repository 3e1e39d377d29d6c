import { extendTheme, type CssVarsThemeOptions } from '@mui/material/styles';
import {
  dark,
  grey,
  light,
  primary,
  radius,
  spacing as brandSpacing,
  status,
  typography,
} from './tokens';

/** Selector under which a color scheme's variables hold; `%s` is `light` or `dark`. */
export const COLOR_SCHEME_SELECTOR = '[data-theme="%s"]';

function toPaletteColor(role: keyof typeof status, mode: 'light' | 'dark') {
  const shades = status[role];
  return mode === 'dark'
    ? { main: shades.light, light: shades.light, dark: shades.main }
    : { main: shades.main, light: shades.light, dark: shades.main };
}

/**
 * Where the keyboard is. The library's own mark is a shade, which a selected or pressed element can
 * have as well.
 */
const focusRing = {
  outline: '2px solid var(--mui-palette-primary-main)',
  outlineOffset: 2,
} as const;
const innerFocusRing = { ...focusRing, outlineOffset: -4 } as const;

/** What of the theme is a reader's choice; without it the branding holds. */
export interface ThemeChoices {
  /** Default: `ltr`. */
  readonly direction?: 'ltr' | 'rtl';
  /** One spacing unit in px. Default: the branding's. */
  readonly spacing?: number;
  /** Palette colors of both modes in place of the branding's. */
  readonly paletteColors?: Partial<Record<'primary' | 'secondary', { readonly main: string }>>;
}

/**
 * Builds the Material UI theme that demos and playgrounds run under: the branding tokens as a
 * CSS-variables theme, so that switching the color mode needs no script.
 * Serves the specification's 'Branding theme': radius 12, spacing 8, buttons with radius 10.
 *
 * @param additions themes merged over it, such as texts of a language or other defaults.
 */
export function createMaterialTheme(
  { direction = 'ltr', spacing = brandSpacing, paletteColors = {} }: ThemeChoices = {},
  ...additions: ReadonlyArray<Pick<CssVarsThemeOptions, 'components'>>
) {
  const options: CssVarsThemeOptions = {
    colorSchemeSelector: COLOR_SCHEME_SELECTOR,
    direction,
    spacing,
    shape: { borderRadius: radius.medium },
    typography: {
      fontFamily: typography.family,
      button: { textTransform: 'none', fontWeight: 600 },
    },
    colorSchemes: {
      light: {
        palette: {
          primary: { ...primary, main: primary[600], light: primary[400], dark: primary[700] },
          grey: grey,
          text: { primary: light.text, secondary: light.textSecondary },
          background: { default: light.background, paper: light.surfaceRaised },
          divider: light.border,
          TableCell: { border: light.border },
          success: toPaletteColor('success', 'light'),
          warning: toPaletteColor('warning', 'light'),
          error: toPaletteColor('error', 'light'),
          info: toPaletteColor('info', 'light'),
          ...paletteColors,
        },
      },
      dark: {
        palette: {
          primary: { ...primary, main: primary[300], light: primary[200], dark: primary[400] },
          grey: grey,
          text: { primary: dark.text, secondary: dark.textSecondary },
          background: { default: dark.background, paper: dark.surfaceRaised },
          divider: dark.border,
          TableCell: { border: dark.border },
          success: toPaletteColor('success', 'dark'),
          warning: toPaletteColor('warning', 'dark'),
          error: toPaletteColor('error', 'dark'),
          info: toPaletteColor('info', 'dark'),
          ...paletteColors,
        },
      },
    },
    components: {
      MuiButton: { styleOverrides: { root: { borderRadius: radius.button } } },
      MuiButtonBase: { styleOverrides: { root: { '&:focus-visible': focusRing } } },
      // Inside, where what is around them would cut it off.
      MuiAccordionSummary: { styleOverrides: { root: { '&:focus-visible': innerFocusRing } } },
      MuiCardActionArea: { styleOverrides: { root: { '&:focus-visible': innerFocusRing } } },
      MuiListItemButton: { styleOverrides: { root: { '&:focus-visible': innerFocusRing } } },
      MuiMenuItem: { styleOverrides: { root: { '&:focus-visible': innerFocusRing } } },
      MuiTab: { styleOverrides: { root: { '&:focus-visible': innerFocusRing } } },
      MuiTablePagination: { styleOverrides: { select: { '&:focus-visible': innerFocusRing } } },
    },
  };
  return extendTheme(options, ...additions);
}
