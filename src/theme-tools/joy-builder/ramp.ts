import { extendTheme } from '@mui/joy/styles';
import {
  darken,
  getContrastRatio,
  hexToRgb,
  lighten,
  rgbToHex,
} from '@mui/system/colorManipulator';
import { JOY_STEPS, type JoyColor, type JoyRamp, type JoyStep } from './draft';

const { palette } = extendTheme().colorSchemes.light;

/** Joy UI's own ramp, `#rrggbb` in lower case. */
export function getDefaultRamp(color: JoyColor): JoyRamp {
  const ramp = palette[color] as unknown as JoyRamp;
  return Object.fromEntries(JOY_STEPS.map((step) => [step, ramp[step].toLowerCase()])) as JoyRamp;
}

/** How far from the middle each step lies: towards white above zero, towards black below. */
const DISTANCES: Readonly<Record<JoyStep, number>> = {
  50: 0.94,
  100: 0.88,
  200: 0.75,
  300: 0.55,
  400: 0.28,
  500: 0,
  600: -0.2,
  700: -0.45,
  800: -0.75,
  900: -0.88,
};

/** A ramp around a color, which becomes its step 500: what solid buttons are filled with. */
export function createRamp(middle: string): JoyRamp {
  const base = hexToRgb(middle);
  const entries = JOY_STEPS.map((step) => {
    const distance = DISTANCES[step];
    const color = distance < 0 ? darken(base, -distance) : lighten(base, distance);
    return [step, rgbToHex(color)] as const;
  });
  return Object.fromEntries(entries) as JoyRamp;
}

/** Text on its background, in a variant and a color scheme. */
export interface JoyPair {
  readonly name: 'solid' | 'softLight' | 'plainLight' | 'softDark' | 'plainDark';
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
}

/** The pairs that Joy UI's variants make of a ramp; `neutral` writes its plain text darker. */
export function describeRamp(color: JoyColor, ramp: JoyRamp): JoyPair[] {
  const pairs = [
    ['solid', '#ffffff', ramp[500]],
    ['softLight', ramp[700], ramp[100]],
    ['plainLight', color === 'neutral' ? ramp[700] : ramp[500], '#ffffff'],
    ['softDark', ramp[200], ramp[800]],
    ['plainDark', ramp[300], '#000000'],
  ] as const;
  return pairs.map(([name, text, background]) => ({
    name,
    text,
    background,
    ratio: getContrastRatio(text, background),
  }));
}

/** Joy UI's own corners, as CSS lengths. */
export const DEFAULT_RADII = extendTheme().radius;
