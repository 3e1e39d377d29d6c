import { UsageError } from '../cli/run-script';
import type { BrowserCandidate } from './candidates';
import { createMissingBrowserMessage, type FailedAttempt, type InstallStep } from './install-plan';

/** What providing a browser does to the machine, apart so that tests can stand in for it. */
export interface BrowserEffects {
  /** The browsers on this machine, best first; looked at again after every installation. */
  find(): BrowserCandidate[];
  /** Null when the browser starts, else why it does not (a missing library, for instance). */
  checkStart(executablePath: string): string | null;
  /** Null when all commands of the step succeeded, else what went wrong. */
  install(step: InstallStep): string | null;
  log(message: string): void;
}

/**
 * Path of the first browser that starts; installs one, step by step, while there is none.
 *
 * @throws UsageError naming everything that was tried.
 */
export function provideBrowser(effects: BrowserEffects, plan: readonly InstallStep[]): string {
  const present = tryBrowsers(effects);
  if (present.executablePath !== null) {
    return present.executablePath;
  }
  const attempts: FailedAttempt[] =
    present.failures.length > 0
      ? present.failures
      : [{ title: 'CHROME_PATH, PATH, usual places, Playwright', outcome: 'found none' }];
  for (const step of plan) {
    effects.log(`No Chromium that starts was found; trying: ${step.title}`);
    const problem = effects.install(step);
    if (problem !== null) {
      attempts.push({ title: step.title, outcome: problem });
      continue;
    }
    const installed = tryBrowsers(effects);
    if (installed.executablePath !== null) {
      return installed.executablePath;
    }
    attempts.push(
      { title: step.title, outcome: 'succeeded, but brought no browser that starts' },
      ...installed.failures,
    );
  }
  throw new UsageError(createMissingBrowserMessage(attempts));
}

function tryBrowsers(effects: BrowserEffects): {
  executablePath: string | null;
  failures: FailedAttempt[];
} {
  const failures: FailedAttempt[] = [];
  for (const { executablePath, source } of effects.find()) {
    const problem = effects.checkStart(executablePath);
    if (problem === null) {
      return { executablePath, failures };
    }
    failures.push({ title: `${executablePath} (${source})`, outcome: problem });
  }
  return { executablePath: null, failures };
}
