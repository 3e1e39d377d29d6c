import { denseMaterial } from '@site/src/theming/denseMaterial';
import { INITIAL_THEME_STATE, type ThemeState } from '@site/src/theming/themeReducer';
import { toCode, type CodeValue } from '../toCode';

function listDenseDefaults(): Record<string, CodeValue> {
  return Object.fromEntries(
    Object.entries(denseMaterial.components ?? {}).map(([name, { defaultProps = {} }]) => [
      name,
      { defaultProps: { ...defaultProps } as Record<string, CodeValue> },
    ]),
  );
}

/**
 * The density of this site's demos as a theme of one's own: what differs from the defaults.
 *
 * @param state spacing in px, and whether components are dense
 */
export function buildDensityCode({
  spacing,
  dense,
}: Pick<ThemeState, 'spacing' | 'dense'>): string {
  const options: Record<string, CodeValue> = {
    ...(spacing !== INITIAL_THEME_STATE.spacing && { spacing }),
    ...(dense && { components: listDenseDefaults() }),
  };
  const isDefault = Object.keys(options).length === 0;
  const literal = isDefault
    ? ''
    : toCode(options, 0, 'export const theme = createTheme('.length, 2);
  return `import { createTheme } from '@mui/material/styles';\n\nexport const theme = createTheme(${literal});\n`;
}
