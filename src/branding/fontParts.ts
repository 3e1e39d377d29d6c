/** Weights that pages are set in; lighter and bolder text fetches the font's whole file. */
export const PART_WEIGHTS = { min: 400, max: 750 } as const;

/** Parts of the Latin text font, cut by `npm run fonts`, so that a first visit waits for a third of it. */
export const fontParts = {
  /** What English is written with: fits into the first answer of a new connection (14 kB). */
  core: {
    file: 'inter-core.woff2',
    // Narrow spaces are in text fields of Material UI; « » and › are signs of our own chrome.
    unicodeRange:
      'U+0000-007E,U+00A0,U+00A9,U+00AB,U+00B7,U+00BB,U+00D7,U+2009,U+200B,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+203A',
  },
  /** All other characters of the font's Latin subset. */
  accents: { file: 'inter-accents.woff2' },
} as const;
