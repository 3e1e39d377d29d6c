import { extendTheme } from '@mui/joy/styles';
import { primary, radius, typography } from './tokens';

const COLOR_SCHEME_ATTRIBUTE = 'data-theme';

/**
 * Builds the Joy UI theme that demos run under, bound to the attribute the site keeps its color
 * mode in, so that Joy follows light and dark without a script.
 */
export function createJoyTheme() {
  const theme = extendTheme({
    getSelector: (scheme) =>
      scheme === undefined
        ? ':root'
        : scheme === 'light'
          ? `:root, [${COLOR_SCHEME_ATTRIBUTE}="light"]`
          : `[${COLOR_SCHEME_ATTRIBUTE}="${scheme}"]`,
    radius: { md: `${radius.button}px`, lg: `${radius.medium}px` },
    fontFamily: { body: typography.family, display: typography.family },
    colorSchemes: {
      light: { palette: { primary } },
      dark: { palette: { primary } },
    },
  });
  // `applyStyles('dark', …)` reads this when a demo renders; extendTheme always writes its own.
  return Object.assign(theme, { attribute: COLOR_SCHEME_ATTRIBUTE });
}
