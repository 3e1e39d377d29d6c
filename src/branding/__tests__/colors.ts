/** Color arithmetic for the tests, not that of MUI, which is among what they check. */

/** Hue in degrees, saturation and lightness in percent. */
export interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Reads `hsl(h, s%, l%)`, the one form in which tokens are written. */
export function parseHsl(color: string): Hsl {
  const match = /^hsl\((\d+), (\d+)%, (\d+)%\)$/.exec(color);
  if (!match) throw new Error(`"${color}" is not written as hsl(h, s%, l%)`);
  const [hue = 0, saturation = 0, lightness = 0] = match.slice(1).map(Number);
  return { hue, saturation, lightness };
}

function parseHex(color: string): number[] | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(color)?.[1];
  const pairs = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return pairs?.match(/../g)?.map((pair) => parseInt(pair, 16) / 255);
}

function parseRgb(color: string): number[] | undefined {
  const match = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color);
  return match?.slice(1).map((channel) => Number(channel) / 255);
}

/** Red, green and blue, each 0–1, of `hsl(…)`, `rgb(…)` or `#…`. */
export function toRgb(color: string): number[] {
  const direct = parseHex(color) ?? parseRgb(color);
  if (direct) return direct;
  const { hue, saturation, lightness } = parseHsl(color);
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

/** Contrast ratio as WCAG 2 defines it, 1–21. */
export function getContrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [getLuminance(first), getLuminance(second)].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

/** What WCAG 2 asks for at level AA: of text, and of shapes such as a focus ring. */
export const TEXT_RATIO = 4.5;
export const SHAPE_RATIO = 3;
