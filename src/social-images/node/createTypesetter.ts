import { createRequire } from 'node:module';
import path from 'node:path';
import type { Font } from 'fontkit';
import { getFontFilePath } from '../../branding/fontFaces';
import { webFonts } from '../../branding/tokens';

/** Text as shapes, in the size of one unit per em; the baseline is at 0, down is positive. */
export interface Outline {
  /** SVG path data. */
  readonly path: string;
  readonly width: number;
}

/** Sets text in the site's own font. */
export interface Typesetter {
  /** Whether the font has every character of a text: without, there would be boxes. */
  readonly canSet: (text: string) => boolean;
  readonly outline: (text: string) => Outline;
}

/** A stretch of text that one subset of the font holds. */
interface Run {
  readonly font: Font;
  text: string;
}

function splitByFont(text: string, fonts: readonly Font[]): Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint)) ?? fonts[0];
    if (!font) break;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const round = (value: number) => Number(value.toFixed(4));

/**
 * Reads the text font's files, as the site serves them. Its renderer for pictures reads neither their
 * format nor the machine's fonts, which would differ from machine to machine: so text becomes shapes.
 *
 * @param siteDir absolute path of the folder whose `node_modules` hold the font
 */
export async function createTypesetter(siteDir: string): Promise<Typesetter> {
  const fontkit = await import('fontkit');
  const { resolve } = createRequire(path.join(siteDir, 'package.json'));
  const font = webFonts.text;
  const fonts = font.subsets.map((subset) => {
    const opened = fontkit.openSync(resolve(getFontFilePath(font, subset)));
    if (!('layout' in opened)) throw new Error(`${font.package}: ${subset} holds several fonts.`);
    return opened;
  });
  return {
    canSet: (text) =>
      Array.from(text).every((character) =>
        fonts.some((candidate) => candidate.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
      ),
    outline(text) {
      let path = '';
      let width = 0;
      for (const run of splitByFont(text, fonts)) {
        const scale = 1 / run.font.unitsPerEm;
        const { glyphs, positions } = run.font.layout(run.text);
        glyphs.forEach((glyph, index) => {
          const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
          path += glyph.path
            .scale(scale, -scale)
            .translate(width + xOffset * scale, 0)
            .toSVG();
          width += xAdvance * scale;
        });
      }
      return { path, width: round(width) };
    },
  };
}
