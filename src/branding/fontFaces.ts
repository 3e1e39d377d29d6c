import interRanges from '@fontsource-variable/inter/unicode.json';
import { fontParts, PART_WEIGHTS } from './fontParts';
import { fallbackFont, webFonts, type FallbackFace, type WebFont } from './tokens';

/** One `@font-face` rule: descriptors and their values. */
export type FontFace = ReadonlyArray<readonly [descriptor: string, value: string]>;

/** The subset that is cut into parts. */
const PARTED_SUBSET = 'latin';

/** Path of a subset's file, as the bundler resolves it. */
export function getFontFilePath(font: WebFont, subset: string): string {
  return `${font.package}/files/${font.filePrefix}-${subset}-wght-normal.woff2`;
}

/** Path of a part's file, as the bundler resolves it. */
function getPartPath({ file }: { readonly file: string }): string {
  return `@site/src/branding/fonts/${file}`;
}

function buildWebFontFace(
  family: string,
  weights: string,
  filePath: string,
  unicodeRange: string,
): FontFace {
  return [
    ['font-family', `"${family}"`],
    ['font-style', 'normal'],
    ['font-weight', weights],
    // Never exchanged once text is painted: what comes too late is there on the next page. Widths
    // of lines differ by fractions of a character, which can still move a word to the next line.
    ['font-display', 'optional'],
    ['src', `url("${filePath}") format("woff2")`],
    ['unicode-range', unicodeRange],
  ];
}

/**
 * The faces of the text font: for most weights in parts, for the lightest and boldest in the files of
 * its package. A browser looks for a character only among faces of the same weights, and of those that
 * have it takes the last.
 */
function buildTextFaces(font: WebFont, ranges: Readonly<Record<string, string>>): FontFace[] {
  const [lightest, boldest] = font.weights.split(' ').map(Number);
  const { min, max } = PART_WEIGHTS;
  const files = font.subsets.map((subset) => {
    const unicodeRange = ranges[subset];
    if (unicodeRange === undefined) {
      throw new Error(
        `src/branding/tokens.ts: webFonts.text.subsets has "${subset}"; ${font.package} has ` +
          `${Object.keys(ranges).join(', ')}. Write one of these.`,
      );
    }
    return { subset, filePath: getFontFilePath(font, subset), unicodeRange };
  });
  const parts = files.flatMap((file) =>
    file.subset === PARTED_SUBSET
      ? [
          { ...file, filePath: getPartPath(fontParts.accents) },
          { ...fontParts.core, filePath: getPartPath(fontParts.core) },
        ]
      : [file],
  );
  return [
    { weights: `${lightest} ${min - 1}`, files },
    { weights: `${min} ${max}`, files: parts },
    { weights: `${max + 1} ${boldest}`, files },
  ].flatMap(({ weights, files: facesFiles }) =>
    facesFiles.map(({ filePath, unicodeRange }) =>
      buildWebFontFace(font.family, weights, filePath, unicodeRange),
    ),
  );
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
 * Builds the `@font-face` rules of the tokens' fonts: the text font by the weights and characters its
 * files hold, then the machine's own font in the measure of the text font.
 *
 * @throws Error when the font's package has no such subset
 */
export function buildFontFaces(): FontFace[] {
  return [
    ...buildTextFaces(webFonts.text, interRanges),
    ...fallbackFont.faces.map(buildFallbackFace),
  ];
}
