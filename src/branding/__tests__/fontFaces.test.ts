import { buildFontFaces, getFontFilePath, type FontFace } from '../fontFaces';
import { fallbackFont, typography, webFonts } from '../tokens';

const faces = buildFontFaces();
const get = (face: FontFace, descriptor: string) =>
  face.find(([name]) => name === descriptor)?.[1] ?? '';
const ofFamily = (family: string) =>
  faces.filter((face) => get(face, 'font-family') === `"${family}"`);

describe.each(Object.entries(webFonts))('the font of %s', (_role, font) => {
  it('has a face for each of its subsets, whose file exists', () => {
    const own = ofFamily(font.family);
    expect(own).toHaveLength(font.subsets.length);
    for (const [index, subset] of font.subsets.entries()) {
      const path = getFontFilePath(font, subset);
      expect(get(own[index] ?? [], 'src')).toBe(`url("${path}") format("woff2")`);
      expect(() => require.resolve(path)).not.toThrow();
    }
  });

  it('comes by the characters of a page, and is never exchanged once text is painted', () => {
    for (const face of ofFamily(font.family)) {
      expect(get(face, 'unicode-range')).toMatch(/^U\+[\dA-F]/);
      expect(get(face, 'font-display')).toBe('optional');
    }
  });
});

it('the fallback has the heights of the text font, whatever it is stretched by', () => {
  for (const face of ofFamily(fallbackFont.family)) {
    const scale = parseFloat(get(face, 'size-adjust')) / 100;
    const height = parseFloat(get(face, 'ascent-override')) / 100;
    const depth = parseFloat(get(face, 'descent-override')) / 100;
    expect(height * scale).toBeCloseTo(fallbackFont.ascent, 3);
    expect(depth * scale).toBeCloseTo(fallbackFont.descent, 3);
  }
});

it('the weights of the fallback leave no gap', () => {
  const ranges = fallbackFont.faces.map(({ weights }) => weights.split(' ').map(Number));
  expect(ranges.flat()).toEqual([100, 500, 501, 900]);
});

it('the family of text names its font first, and the fallback right after it', () => {
  expect(typography.family.startsWith('"Inter Variable", "Inter Fallback", ')).toBe(true);
});
