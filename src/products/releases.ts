/** One major release of Material UI, as the page about versions lists it. */
export interface MajorRelease {
  readonly major: number;
  readonly stage: 'stable' | 'beta';
  /** Month of the release, or the one from which a beta is out; null where it is not recorded. */
  readonly released: { readonly year: number; readonly month: number } | null;
  /** Site that documents the release, or null where this site does or will, from its archive. */
  readonly documentationUrl: string | null;
}

/** Every major release, newest first. */
export const majorReleases: readonly MajorRelease[] = [
  { major: 6, stage: 'beta', released: { year: 2024, month: 7 }, documentationUrl: null },
  { major: 5, stage: 'stable', released: { year: 2021, month: 9 }, documentationUrl: null },
  {
    major: 4,
    stage: 'stable',
    released: { year: 2019, month: 5 },
    documentationUrl: 'https://v4.mui.com/',
  },
  {
    major: 3,
    stage: 'stable',
    released: { year: 2018, month: 9 },
    documentationUrl: 'https://v3.mui.com/',
  },
  {
    major: 1,
    stage: 'stable',
    released: { year: 2018, month: 5 },
    documentationUrl: 'https://v1.mui.com/',
  },
  { major: 0, stage: 'stable', released: null, documentationUrl: 'https://v0.mui.com/' },
];

/** Major numbers that were never released. */
export const skippedMajors: readonly number[] = [2];

/** Where the notes of every release are. */
export const releaseNotesUrl = 'https://github.com/mui/material-ui/releases';

/** How often releases come out: a major about every so many months, a patch every so many weeks. */
export const releaseCadence = { majorEveryMonths: 12, patchEveryWeeks: 1 } as const;
