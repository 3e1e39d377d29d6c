/** What the audit looks for on a component's page and tells its readers, in the order of the table. */
export const RESULT_CHECKS = [
  'axeLight',
  'axeDark',
  'axeRtl',
  'reflow',
  'textSize',
  'textSpacing',
  'keyboard',
] as const;

/** Name of a check that readers are told the result of. */
export type ResultCheck = (typeof RESULT_CHECKS)[number];

/** What `npm run audit` found on a component's page; see scripts/audit/results. */
export interface AccessibilityResult {
  /** Day of the audit: `2026-11-22`. */
  readonly date: string;
  /** Release of the library that the demos ran. */
  readonly version: string;
  /** Controls in the demos that the keyboard reached. */
  readonly controls: number;
  /** How many problems each check found. */
  readonly problems: Readonly<Record<ResultCheck, number>>;
}
