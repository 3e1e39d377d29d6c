import { extendTheme, type CssVarsThemeOptions } from '@mui/joy/styles';
import { hslToRgb } from '@mui/system/colorManipulator';
import type { ThemeChoices } from './materialTheme';
import {
  primary,
  radius,
  RAMP_STEPS,
  spacing as brandSpacing,
  typography,
  type Ramp,
} from './tokens';

const COLOR_SCHEME_ATTRIBUTE = 'data-theme';

/**
 * Our ramp as Joy reads one. It fills buttons and writes text with 500, where ours is too light for
 * that, so from there on every step is our next one. It takes the channels of translucent colors
 * out of the text as it stands, and uses them as red, green and blue.
 */
function createJoyRamp(ramp: Ramp): Ramp {
  const entries = RAMP_STEPS.map((step, index) => {
    const ours = step < 500 ? step : (RAMP_STEPS[index + 1] ?? step);
    return [step, hslToRgb(ramp[ours])] as const;
  });
  return Object.fromEntries(entries) as Ramp;
}

/**
 * Builds the Joy UI theme that demos run under, bound to the attribute the site keeps its color
 * mode in, so that Joy follows light and dark without a script.
 * Serves the specification's 'Branding theme': radius 12, buttons with radius 10.
 *
 * @param components defaults and styles of Joy's components; none by default.
 */
export function createJoyTheme(
  { direction = 'ltr', spacing = brandSpacing }: Omit<ThemeChoices, 'paletteColors'> = {},
  components: CssVarsThemeOptions['components'] = {},
) {
  const joyPrimary = createJoyRamp(primary);
  const theme = extendTheme({
    components,
    direction,
    spacing,
    getSelector: (scheme) =>
      scheme === undefined
        ? ':root'
        : scheme === 'light'
          ? `:root, [${COLOR_SCHEME_ATTRIBUTE}="light"]`
          : `[${COLOR_SCHEME_ATTRIBUTE}="${scheme}"]`,
    // Joy rounds its controls by `sm` and its surfaces by `md`.
    radius: { sm: `${radius.button}px`, md: `${radius.medium}px` },
    fontFamily: { body: typography.family, display: typography.family },
    colorSchemes: {
      light: { palette: { primary: joyPrimary } },
      dark: { palette: { primary: joyPrimary } },
    },
  });
  // `applyStyles('dark', …)` reads this when a demo renders; extendTheme always writes its own.
  return Object.assign(theme, { attribute: COLOR_SCHEME_ATTRIBUTE });
}
