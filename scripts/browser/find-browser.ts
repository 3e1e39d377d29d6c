import fs from 'node:fs';
import os from 'node:os';
import { chromium } from '@playwright/test';
import { UsageError } from '../cli/run-script';
import { listBrowserCandidates, type BrowserCandidate, type Machine } from './candidates';

/** Reads what {@link listBrowserCandidates} needs from the machine that this runs on. */
export function readMachine(): Machine {
  return {
    platform: process.platform,
    homeDirectory: os.homedir(),
    env: process.env,
    playwrightPath: chromium.executablePath() || null,
  };
}

/** True for a file (or a link to one) that may be run. */
export function isExecutableFile(filePath: string): boolean {
  try {
    fs.accessSync(filePath, fs.constants.X_OK);
    return fs.statSync(filePath).isFile();
  } catch {
    return false;
  }
}

/**
 * The candidates that exist, best first.
 *
 * @throws UsageError when `CHROME_PATH` is set and names no executable file.
 */
export function findBrowsers(
  machine: Machine = readMachine(),
  isExecutable: (filePath: string) => boolean = isExecutableFile,
): BrowserCandidate[] {
  const candidates = listBrowserCandidates(machine);
  const found = candidates.filter(({ executablePath }) => isExecutable(executablePath));
  const explicit = candidates.find(({ source }) => source === 'CHROME_PATH');
  if (explicit && found.length === 0) {
    throw new UsageError(
      [
        `CHROME_PATH is "${explicit.executablePath}", which is no executable file.`,
        'It must be the full path of a Chromium, Google Chrome or Microsoft Edge executable.',
        'Mend it, or unset CHROME_PATH to let one be looked for.',
      ].join('\n'),
    );
  }
  return found;
}
