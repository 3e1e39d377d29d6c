import { dark, light, status, statusSoft, type ModeColors } from '../tokens';
import { getContrast, SHAPE_RATIO, TEXT_RATIO } from './colors';

const BACKGROUNDS = ['background', 'surface', 'surfaceRaised', 'surfaceSunken'] as const;
const TEXTS = ['text', 'textSecondary', 'accent', 'accentHover'] as const;

/** Pairs of texts and what they stand on, beside every text on every background. */
const PAIRS: ReadonlyArray<readonly [text: keyof ModeColors, on: keyof ModeColors]> = [
  ...TEXTS.flatMap((text) => BACKGROUNDS.map((background) => [text, background] as const)),
  ['text', 'accentSoft'],
  ['textSecondary', 'accentSoft'],
  ['accent', 'accentSoft'],
  ['accentHover', 'accentSoft'],
  ['accentContrast', 'accent'],
  ['accentContrast', 'accentHover'],
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s mode', (mode, colors) => {
  it.each(PAIRS)('%s can be read on %s', (text, on) => {
    expect(getContrast(colors[text], colors[on])).toBeGreaterThanOrEqual(TEXT_RATIO);
  });

  it.each(BACKGROUNDS)('the focus ring stands out from %s', (background) => {
    expect(getContrast(colors.focus, colors[background])).toBeGreaterThanOrEqual(SHAPE_RATIO);
  });

  it.each(Object.keys(status) as Array<keyof typeof status>)(
    '%s can be read on the page, on its own tint, and its tint carries text',
    (role) => {
      const color = mode === 'dark' ? status[role].light : status[role].main;
      const tint = statusSoft[role][mode];
      expect(getContrast(color, colors.background)).toBeGreaterThanOrEqual(TEXT_RATIO);
      expect(getContrast(color, tint)).toBeGreaterThanOrEqual(TEXT_RATIO);
      expect(getContrast(colors.text, tint)).toBeGreaterThanOrEqual(TEXT_RATIO);
      expect(getContrast(colors.accent, tint)).toBeGreaterThanOrEqual(TEXT_RATIO);
    },
  );
});
