import fs from 'node:fs/promises';
import ranges from '@fontsource-variable/inter/unicode.json';
import subsetFont from 'subset-font';
import { getFontFilePath } from '../../src/branding/fontFaces';
import { fontParts, PART_WEIGHTS } from '../../src/branding/fontParts';
import { webFonts } from '../../src/branding/tokens';

/** Copyright and license, which the font's license wants to stay in every file, as ids of `name`. */
const KEPT_NAMES = [0, 14];

/** Letters keep their distances; small capitals, fractions and the like are left out. */
const KEPT_FEATURES = ['kern'];

/** Names of styles, for menus of programs; browsers go by `@font-face`. */
const UNUSED_TABLES = ['STAT'];

/**
 * The characters of a `unicode-range`.
 *
 * @example listCharacters('U+0041-0043,U+00A9') // ['A', 'B', 'C', '©']
 */
export function listCharacters(unicodeRange: string): string[] {
  return unicodeRange.split(',').flatMap((range) => {
    const [first = NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_item, index) =>
      String.fromCodePoint(first + index),
    );
  });
}

/** The files of the font's parts: name → content (WOFF2). The same input gives the same bytes. */
export async function cutFontParts(): Promise<Map<string, Buffer>> {
  const font = await fs.readFile(require.resolve(getFontFilePath(webFonts.text, 'latin')));
  const cut = (characters: readonly string[]) =>
    subsetFont(font, characters.join(''), {
      targetFormat: 'woff2',
      keepFeatures: KEPT_FEATURES,
      preserveNameIds: KEPT_NAMES,
      noHinting: true,
      dropTables: UNUSED_TABLES,
      variationAxes: { wght: PART_WEIGHTS },
    });
  const core = new Set(listCharacters(fontParts.core.unicodeRange));
  const others = listCharacters(ranges.latin).filter((character) => !core.has(character));
  return new Map([
    [fontParts.core.file, await cut([...core])],
    [fontParts.accents.file, await cut(others)],
  ]);
}
