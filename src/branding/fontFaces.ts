import interRanges from '@fontsource-variable/inter/unicode.json';
import { fallbackFont, webFonts, type FallbackFace, type WebFont } from './tokens';

/** One `@font-face` rule: descriptors and their values. */
export type FontFace = ReadonlyArray<readonly [descriptor: string, value: string]>;

/** Subset → the characters it holds, as its package says. */
const UNICODE_RANGES: Readonly<Record<keyof typeof webFonts, Readonly<Record<string, string>>>> = {
  text: interRanges,
};

/** Path of a subset's file, as the bundler resolves it. */
export function getFontFilePath(font: WebFont, subset: string): string {
  return `${font.package}/files/${font.filePrefix}-${subset}-wght-normal.woff2`;
}

function buildWebFontFace(font: WebFont, subset: string, unicodeRange: string): FontFace {
  return [
    ['font-family', `"${font.family}"`],
    ['font-style', 'normal'],
    ['font-weight', font.weights],
    // Never exchanged once text is painted: what comes too late is there on the next page. Widths
    // of lines differ by fractions of a character, which can still move a word to the next line.
    ['font-display', 'optional'],
    ['src', `url("${getFontFilePath(font, subset)}") format("woff2")`],
    ['unicode-range', unicodeRange],
  ];
}

function toPercent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}

/** Heights are in parts of the stretched em, so the stretching is taken out of them. */
function buildFallbackFace({ weights, local, sizeAdjust }: FallbackFace): FontFace {
  const scale = sizeAdjust / 100;
  return [
    ['font-family', `"${fallbackFont.family}"`],
    ['font-weight', weights],
    ['src', local.map((name) => `local("${name}")`).join(', ')],
    ['size-adjust', `${sizeAdjust}%`],
    ['ascent-override', toPercent(fallbackFont.ascent / scale)],
    ['descent-override', toPercent(fallbackFont.descent / scale)],
    ['line-gap-override', '0%'],
  ];
}

/**
 * Builds the `@font-face` rules of the tokens' fonts: each subset of the web fonts by the characters
 * it holds, then the machine's own font in the measure of the text font.
 *
 * @throws Error when a font's package has no such subset
 */
export function buildFontFaces(): FontFace[] {
  const webFontFaces = (Object.keys(webFonts) as Array<keyof typeof webFonts>).flatMap((role) => {
    const font: WebFont = webFonts[role];
    const ranges = UNICODE_RANGES[role];
    return font.subsets.map((subset) => {
      const range = ranges[subset];
      if (range === undefined) {
        throw new Error(
          `src/branding/tokens.ts: webFonts.${role}.subsets has "${subset}"; ${font.package} has ` +
            `${Object.keys(ranges).join(', ')}. Write one of these.`,
        );
      }
      return buildWebFontFace(font, subset, range);
    });
  });
  return [...webFontFaces, ...fallbackFont.faces.map(buildFallbackFace)];
}
