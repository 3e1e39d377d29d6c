import fs from 'node:fs';
import path from 'node:path';
import {
  RESULT_CHECKS,
  type AccessibilityResult,
  type ResultCheck,
} from '../../../src/components/AccessibilityResults/accessibilityResult';
import {
  readAccessibilityResults,
  RESULTS_FILE,
} from '../../../src/content/accessibility/createAccessibilityFacts';
import { readInstalledVersions } from '../../../src/content/readInstalledVersions';
import type { CheckId, Examination } from '../page/findings';
import { listComponentPages } from './component-pages';

/** Where the findings of a check are told: one row says both directions of writing. */
const ROWS: Partial<Record<CheckId, ResultCheck>> = {
  axeLight: 'axeLight',
  axeDark: 'axeDark',
  axeRtl: 'axeRtl',
  reflow: 'reflow',
  reflowRtl: 'reflow',
  textSize: 'textSize',
  textSpacing: 'textSpacing',
  keyboard: 'keyboard',
};

/** Turns what was found on a page into what its readers are told. */
export function toResult(
  { findings, controls }: Examination,
  { date, version }: Pick<AccessibilityResult, 'date' | 'version'>,
): AccessibilityResult {
  // What is wrong in a wide and in a narrow window is one problem.
  const count = (row: ResultCheck) =>
    new Set(
      findings
        .filter(({ check }) => ROWS[check] === row)
        .map(({ text }) => text.replace(/^\d+ px: /, '')),
    ).size;
  const problems = Object.fromEntries(
    RESULT_CHECKS.map((row) => [row, count(row)]),
  ) as AccessibilityResult['problems'];
  return { date, version, controls, problems };
}

/** Keeps results of component pages in the repository. */
export interface ResultKeeper {
  /** Takes what was found on a page; pages about something else than a component are passed over. */
  keep(path: string, examination: Examination): void;
}

/**
 * @param root absolute path of the repository
 * @param today day that results are from: `2026-11-22`
 */
export async function createResultKeeper(root: string, today: string): Promise<ResultKeeper> {
  const pages = await listComponentPages(root);
  const versions = readInstalledVersions(root);
  return {
    keep(pagePath, examination) {
      const version = versions[pages.get(pagePath) ?? ''];
      if (version === undefined) return;
      const results = {
        ...readAccessibilityResults(root),
        [pagePath]: toResult(examination, { date: today, version }),
      };
      // Pages that are gone take their results along.
      const kept = Object.entries(results)
        .filter(([path]) => pages.has(path))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      fs.writeFileSync(
        path.join(root, RESULTS_FILE),
        `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`,
      );
    },
  };
}
