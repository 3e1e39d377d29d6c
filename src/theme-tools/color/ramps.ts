import * as colors from '@mui/material/colors';

const { common: _blackAndWhite, ...ramps } = colors;

/** Name of a ramp of Material Design's colors, as it is imported: `deepPurple`. */
export type Hue = keyof typeof ramps;
/** A step of a ramp: `500`, `A200`. */
export type Shade = keyof (typeof ramps)['blue'];

/** In the order of the color wheel, those with little color last. */
export const HUES: readonly Hue[] = [
  'red',
  'pink',
  'purple',
  'deepPurple',
  'indigo',
  'blue',
  'lightBlue',
  'cyan',
  'teal',
  'green',
  'lightGreen',
  'lime',
  'yellow',
  'amber',
  'orange',
  'deepOrange',
  'brown',
  'grey',
  'blueGrey',
];

/** Light to dark, accents last. */
export const SHADES: readonly Shade[] = [
  50,
  100,
  200,
  300,
  400,
  500,
  600,
  700,
  800,
  900,
  'A100',
  'A200',
  'A400',
  'A700',
];

/** The color of a shade, `#rrggbb` in lower case. */
export function getShadeColor(hue: Hue, shade: Shade): string {
  return ramps[hue][shade].toLowerCase();
}

/** Where a color stands in the ramps; the first place if it has several, none for all others. */
export function findShade(color: string): { readonly hue: Hue; readonly shade: Shade } | undefined {
  for (const hue of HUES) {
    const shade = SHADES.find((candidate) => getShadeColor(hue, candidate) === color);
    if (shade !== undefined) return { hue, shade };
  }
  return undefined;
}

/**
 * Reads a color that was typed: three or six hex digits, with `#` or without. The result is
 * `#rrggbb` in lower case, undefined for anything else.
 *
 * @example parseHex(' 08F '); // '#0088ff'
 */
export function parseHex(text: string): string | undefined {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
