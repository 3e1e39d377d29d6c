/** What decides how a browser can be installed here. */
export interface InstallConditions {
  /** True on Debian and its like, where `apt-get` is at hand. */
  readonly hasAptGet: boolean;
  readonly isRoot: boolean;
  /** absolute path of Playwright's command line, to be run with Node. */
  readonly playwrightCliPath: string;
}

/** Commands to be run one after the other; the first that fails ends the step. */
export interface InstallStep {
  /** As a person would type it. */
  readonly title: string;
  readonly commands: ReadonlyArray<readonly [command: string, ...args: string[]]>;
}

/** The ways to get a Chromium, in the order in which to try them. */
export function buildInstallPlan(conditions: InstallConditions): InstallStep[] {
  const steps: InstallStep[] = [
    {
      title: 'npx playwright install chromium',
      commands: [[process.execPath, conditions.playwrightCliPath, 'install', 'chromium']],
    },
  ];
  if (conditions.hasAptGet && conditions.isRoot) {
    // The first starts faster in tests, and is not in every release of Debian.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      // With what stands in for the site's own font, which one test measures.
      const names = [browser, 'fonts-liberation'];
      steps.push({
        title: `apt-get update && apt-get install -y ${names.join(' ')}`,
        commands: [
          ['apt-get', 'update'],
          ['apt-get', 'install', '-y', '--no-install-recommends', ...names],
        ],
      });
    }
  }
  return steps;
}

/** One attempt that led to no browser: what was tried, and what came of it. */
export interface FailedAttempt {
  readonly title: string;
  readonly outcome: string;
}

/** The one message for a machine on which no browser was found and none could be installed. */
export function createMissingBrowserMessage(attempts: readonly FailedAttempt[]): string {
  return [
    'No Chromium was found, and none could be installed. Tried:',
    ...attempts.map(({ title, outcome }) => `  - ${title}: ${outcome}`),
    'Install Chromium, Google Chrome or Microsoft Edge, or name one that you have:',
    '  CHROME_PATH=/path/to/chromium npm test',
    'On Debian and Ubuntu: sudo apt-get install chromium',
  ].join('\n');
}
