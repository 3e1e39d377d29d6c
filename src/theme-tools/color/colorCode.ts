import { toCode } from '../toCode';
import type { ColorDraft } from './draft';
import { findShade } from './ramps';

/**
 * The picked colors as a theme. A color of Material Design's ramps is written by its name, so that
 * the code says where it comes from.
 */
export function buildColorCode({ primary, secondary }: ColorDraft): string {
  const shades = [primary, secondary].map(findShade);
  const hues = [...new Set(shades.flatMap((shade) => (shade ? [shade.hue] : [])))].sort();
  const toMain = (color: string) => {
    const shade = findShade(color);
    if (!shade) return toCode(color);
    return typeof shade.shade === 'number'
      ? `${shade.hue}[${shade.shade}]`
      : `${shade.hue}.${String(shade.shade)}`;
  };
  return [
    ...(hues.length > 0 ? [`import { ${hues.join(', ')} } from '@mui/material/colors';`] : []),
    "import { createTheme } from '@mui/material/styles';",
    '',
    'export const theme = createTheme({',
    '  palette: {',
    `    primary: { main: ${toMain(primary)} },`,
    `    secondary: { main: ${toMain(secondary)} },`,
    '  },',
    '});',
    '',
  ].join('\n');
}
