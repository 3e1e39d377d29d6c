import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFontFaces, type FontFace } from '../fontFaces';
import { fontParts } from '../fontParts';
import { fallbackFont, typography, webFonts } from '../tokens';

const SITE = path.resolve(__dirname, '..', '..', '..');
const { resolve } = createRequire(__filename);
const faces = buildFontFaces();
const get = (face: FontFace, descriptor: string) =>
  face.find(([name]) => name === descriptor)?.[1] ?? '';
const ofFamily = (family: string) =>
  faces.filter((face) => get(face, 'font-family') === `"${family}"`);
const getFile = (face: FontFace) =>
  /^url\("(.+)"\) format\("woff2"\)$/.exec(get(face, 'src'))?.[1] ?? '';
const ownFaces = ofFamily(webFonts.text.family);

it('every face has a file', () => {
  for (const face of ownFaces) {
    expect(() => resolve(getFile(face).replace('@site', SITE))).not.toThrow();
  }
});

it('comes by the characters of a page, and is never exchanged once text is painted', () => {
  for (const face of ownFaces) {
    expect(get(face, 'unicode-range')).toMatch(/^U\+[\dA-F]/);
    expect(get(face, 'font-display')).toBe('optional');
  }
});

/** The file that a browser takes for a character: the last that has it, of the weights that fit. */
function findFile(character: string, weight: number): string {
  const code = character.codePointAt(0) ?? NaN;
  const matching = ownFaces.filter((face) => {
    const [min = NaN, max = NaN] = get(face, 'font-weight').split(' ').map(Number);
    const isInRange = get(face, 'unicode-range')
      .split(',')
      .map((range) => range.slice(2).split('-'))
      .some(([from = '', to = from]) => code >= parseInt(from, 16) && code <= parseInt(to, 16));
    return min <= weight && weight <= max && isInRange;
  });
  return path.basename(getFile(matching.at(-1) ?? []));
}

it.each([
  ['a', 400, fontParts.core.file],
  ['’', 700, fontParts.core.file],
  ['ã', 400, fontParts.accents.file],
  ['€', 750, fontParts.accents.file],
  ['ł', 600, 'inter-latin-ext-wght-normal.woff2'],
  ['a', 300, 'inter-latin-wght-normal.woff2'],
  ['ã', 800, 'inter-latin-wght-normal.woff2'],
  ['ł', 900, 'inter-latin-ext-wght-normal.woff2'],
  ['中', 400, ''],
])('"%s" in weight %i comes from "%s"', (character, weight, file) => {
  expect(findFile(character, weight)).toBe(file);
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

it('the weights of the fonts leave no gap', () => {
  const listWeights = (family: string) => [
    ...new Set(ofFamily(family).map((face) => get(face, 'font-weight'))),
  ];
  expect(listWeights(fallbackFont.family)).toEqual(['100 500', '501 900']);
  expect(listWeights(webFonts.text.family)).toEqual(['100 399', '400 750', '751 900']);
});

it('the family of text names its font first, and the fallback right after it', () => {
  expect(typography.family.startsWith('"Inter Variable", "Inter Fallback", ')).toBe(true);
});
