import fs from 'node:fs';

/** Outcome of a stage: how many checks passed and failed. A check is a test, or a stage without tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export const ONE_PASSED: Counts = { passed: 1, failed: 0 };
export const ONE_FAILED: Counts = { passed: 0, failed: 1 };

/** The part that we read of what `jest --json` writes. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that broke before a test of theirs ran; their tests are in no other number. */
  readonly numRuntimeErrorTestSuites: number;
}

/** The part that we read of what Playwright's `json` reporter writes. */
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  /** What went wrong outside any test, e.g. a file that does not compile. */
  readonly errors: readonly unknown[];
}

/** Counts of a report of Jest. */
export function countJestTests(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Counts of a report of Playwright. */
export function countPlaywrightTests({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/**
 * Counts of a test runner that ended with `exitCode` and was to leave its report in a file. A
 * runner that ran no test, left no report, or failed without naming a test counts as one failure.
 */
export function readTestCounts<Report>(
  reportPath: string,
  exitCode: number,
  count: (report: Report) => Counts,
): Counts {
  if (!fs.existsSync(reportPath)) {
    return ONE_FAILED;
  }
  const counts = count(JSON.parse(fs.readFileSync(reportPath, 'utf8')) as Report);
  const ranNothing = counts.passed + counts.failed === 0;
  const failedSilently = exitCode !== 0 && counts.failed === 0;
  return ranNothing || failedSilently ? { ...counts, failed: 1 } : counts;
}
