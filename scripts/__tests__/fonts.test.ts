import fs from 'node:fs';
import path from 'node:path';
import { fontParts } from '../../src/branding/fontParts';
import { cutFontParts, listCharacters } from '../fonts/cut-parts';

const FOLDER = path.join(__dirname, '..', '..', 'src', 'branding', 'fonts');

it.each([
  ['U+0041-0043,U+00A9', ['A', 'B', 'C', '©']],
  ['U+1F600', ['😀']],
])('%s are the characters %j', (unicodeRange, characters) => {
  expect(listCharacters(unicodeRange)).toEqual(characters);
});

it('the parts in the repository are those of the installed font (else: npm run fonts)', async () => {
  for (const [file, font] of await cutFontParts()) {
    expect(font.equals(fs.readFileSync(path.join(FOLDER, file)))).toBe(true);
  }
});

it('the core fits into the first ten packets of a connection, with its headers', () => {
  const { size } = fs.statSync(path.join(FOLDER, fontParts.core.file));
  expect(size).toBeLessThan(10 * 1460 - 250);
});
