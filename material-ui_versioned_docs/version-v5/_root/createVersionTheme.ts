import {
  experimental_extendTheme as extendTheme,
  type CssVarsThemeOptions,
} from '@mui/material/styles';
import {
  dark,
  grey,
  light,
  primary,
  radius,
  status,
  typography,
  type ModeColors,
} from '@site/src/branding/tokens';
import type { DemoThemeChoices } from '@site/src/theming/createThemeSource';
import type { ThemeStyleSheets } from '@site/src/theming/themeCss';

type ColorScheme = 'light' | 'dark';

/** Apart from that of the current release: a reader can visit both without loading a page anew. */
const PREFIX = 'mui-v5';

function toPaletteColor(role: keyof typeof status, mode: ColorScheme) {
  const shades = status[role];
  return mode === 'dark'
    ? { main: shades.light, light: shades.light, dark: shades.main }
    : { main: shades.main, light: shades.light, dark: shades.main };
}

function createPalette(
  mode: ColorScheme,
  colors: ModeColors,
  paletteColors: DemoThemeChoices['paletteColors'],
) {
  const shades = mode === 'dark' ? ([300, 200, 400] as const) : ([600, 400, 700] as const);
  const [main, lighter, darker] = shades;
  return {
    primary: { ...primary, main: primary[main], light: primary[lighter], dark: primary[darker] },
    grey,
    text: { primary: colors.text, secondary: colors.textSecondary },
    background: { default: colors.background, paper: colors.surfaceRaised },
    divider: colors.border,
    TableCell: { border: colors.border },
    success: toPaletteColor('success', mode),
    warning: toPaletteColor('warning', mode),
    error: toPaletteColor('error', mode),
    info: toPaletteColor('info', mode),
    ...paletteColors,
  };
}

/**
 * The site's look as a theme of Material UI 5, whose CSS variables were experimental: their selector
 * is fixed there by a provider that would write into the document, so it is set here by hand.
 *
 * @param additions themes merged over it, such as texts of a language or other defaults
 */
export function createVersionTheme(
  { direction, spacing, paletteColors }: DemoThemeChoices,
  ...additions: ReadonlyArray<Pick<CssVarsThemeOptions, 'components'>>
) {
  const theme = extendTheme(
    {
      cssVarPrefix: PREFIX,
      direction,
      spacing,
      shape: { borderRadius: radius.medium },
      typography: {
        fontFamily: typography.family,
        button: { textTransform: 'none', fontWeight: 600 },
      },
      colorSchemes: {
        light: { palette: createPalette('light', light, paletteColors) },
        dark: { palette: createPalette('dark', dark, paletteColors) },
      },
      components: {
        MuiButton: { styleOverrides: { root: { borderRadius: radius.button } } },
      },
    },
    ...additions,
  );
  return {
    ...theme,
    // Components that know no variables read the light scheme, as under the provider of that release.
    ...theme.colorSchemes.light,
    getColorSchemeSelector: (scheme: ColorScheme) => `[data-theme="${scheme}"] &`,
    generateStyleSheets: (): ThemeStyleSheets => [
      { ':root': theme.generateCssVars().css },
      { ':root, [data-theme="light"]': theme.generateCssVars('light').css },
      { '[data-theme="dark"]': theme.generateCssVars('dark').css },
    ],
  };
}
