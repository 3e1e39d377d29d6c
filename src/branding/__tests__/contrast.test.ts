import { dark, light, status, statusSoft, type ModeColors } from '../tokens';

/** `hsl(h, s%, l%)` → red, green and blue, each 0–1. */
function toRgb(color: string): number[] {
  const match = /^hsl\((\d+), (\d+)%, (\d+)%\)$/.exec(color);
  if (!match) throw new Error(`"${color}" is not written as hsl(h, s%, l%)`);
  const [hue = 0, saturation = 0, lightness = 0] = match.slice(1).map(Number);
  const amplitude = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  return [0, 8, 4].map((offset) => {
    const k = (offset + hue / 30) % 12;
    return lightness / 100 - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
}

/** Relative luminance as WCAG 2 defines it. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(color).map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(first), getLuminance(second)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT_RATIO = 4.5;
const SHAPE_RATIO = 3;

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
