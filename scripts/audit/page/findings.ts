/** Everything that the audit looks for on a page, in the order of the report. */
export const CHECK_IDS = [
  'axeLight',
  'axeDark',
  'axeRtl',
  'sources',
  'headings',
  'description',
  'textSize',
  'textSpacing',
  'keyboard',
  'reflow',
  'reflowRtl',
  'browser',
] as const;

/** Name of a check. */
export type CheckId = (typeof CHECK_IDS)[number];

/** One thing that is wrong on a page. */
export interface Finding {
  readonly check: CheckId;
  /** What, and where on the page; one line. */
  readonly text: string;
}

/**
 * Whether the page is to be mended. What a documented library cuts off in a demo, once its text is larger
 * or wider, is told to the readers of the component's page; there is nothing on our side to mend.
 */
export function isFault({ check, text }: Finding): boolean {
  const isOfLibrary = /(?:^|: )in the demo \w+: cut off/.test(text);
  return !(isOfLibrary && (check === 'textSize' || check === 'textSpacing'));
}

/** What the audit found out about a page. */
export interface Examination {
  readonly findings: readonly Finding[];
  /** Controls of its demos that the keyboard reached. */
  readonly controls: number;
}

export const toFindings = (check: CheckId, texts: readonly string[]): Finding[] =>
  texts.map((text) => ({ check, text: text.replace(/\s+/g, ' ').trim() }));
