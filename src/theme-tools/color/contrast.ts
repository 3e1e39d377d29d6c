import { createTheme, getContrastRatio } from '@mui/material/styles';
import type { ColorRole } from './draft';

/** A color of the palette, and how well its text can be read on it. */
export interface ContrastPair {
  readonly name: 'light' | 'main' | 'dark';
  readonly color: string;
  readonly text: string;
  /** From 1, unreadable, to 21. */
  readonly ratio: number;
}

/** WCAG 2.2, "Contrast (Minimum)": running text, and text from 24 px on or bold from 18.66 px. */
export const MINIMUM = { text: 4.5, largeText: 3 } as const;

const defaultTheme = createTheme();

/** What Material UI makes of a main color: its shades, and the text it puts on them. */
export function describeColor(main: string): ContrastPair[] {
  const color = defaultTheme.palette.augmentColor({ color: { main } });
  return (['light', 'main', 'dark'] as const).map((name) => ({
    name,
    color: color[name],
    text: color.contrastText,
    ratio: getContrastRatio(color.contrastText, color[name]),
  }));
}

/** How well the color itself reads as text on the default backgrounds of both modes. */
export function describeAsText(main: string): Record<'light' | 'dark', number> {
  const dark = createTheme({ palette: { mode: 'dark' } });
  return {
    light: getContrastRatio(main, defaultTheme.palette.background.default),
    dark: getContrastRatio(main, dark.palette.background.default),
  };
}

/** Which text a ratio is enough for. */
export function rateContrast(ratio: number): 'all' | 'large' | 'none' {
  if (ratio >= MINIMUM.text) return 'all';
  return ratio >= MINIMUM.largeText ? 'large' : 'none';
}

/** Two decimals, cut rather than rounded: 4.497 is not 4.5. */
export function formatRatio(ratio: number, language: string): string {
  const shown = Math.floor(ratio * 100) / 100;
  return `${shown.toLocaleString(language, { minimumFractionDigits: 2 })}:1`;
}

export const ROLES: readonly ColorRole[] = ['primary', 'secondary'];
