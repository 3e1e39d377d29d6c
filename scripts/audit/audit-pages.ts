import { chromium } from '@playwright/test';
import { LANGUAGES } from '../../src/interface-text/languages';
import { LAUNCH_ARGS } from '../browser/launch-args';
import type { Counts } from '../checks/counts';
import { ensureBrowser } from '../ensure-browser';
import { serveBuild } from '../server/serve-build';
import { findPageProblems } from './audit-page';
import { listPages } from './list-pages';

/** Where `npm run build` leaves the site. */
const DIRECTORY = 'build';

/** Reads every page of the built site; `npm test` reads a sample (`e2e/pages.spec.ts`). */
export async function auditPages(log: (line: string) => void): Promise<Counts> {
  const server = await serveBuild({ directory: DIRECTORY });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...LAUNCH_ARGS],
  });
  const counts = { passed: 0, failed: 0 };
  try {
    for (const path of listPages(DIRECTORY, LANGUAGES)) {
      const problems = await findPageProblems(browser, server.url, path);
      log([`${problems.length > 0 ? '✗' : '✓'} ${path}`, ...problems].join('\n  '));
      counts[problems.length > 0 ? 'failed' : 'passed'] += 1;
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return counts;
}
