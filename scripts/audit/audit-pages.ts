import { chromium } from '@playwright/test';
import { LANGUAGES } from '../../src/interface-text/languages';
import { LAUNCH_ARGS } from '../browser/launch-args';
import type { Counts } from '../checks/counts';
import { projectRoot } from '../checks/run-command';
import { ensureBrowser } from '../ensure-browser';
import { serveBuild } from '../server/serve-build';
import { listPages } from './list-pages';
import type { AuditOptions } from './options';
import { examinePage } from './page/examine-page';
import { isFault } from './page/findings';
import { createResultKeeper } from './results/keep-results';

/** Where `npm run build` leaves the site. */
const DIRECTORY = 'build';

const getToday = () => new Date().toISOString().slice(0, 10);

/** Examines the pages of the built site that are wanted; `npm test` reads a sample (`e2e/pages.spec.ts`). */
export async function auditPages(
  log: (line: string) => void,
  { isWanted, writesResults }: AuditOptions,
): Promise<Counts> {
  const keeper = writesResults ? await createResultKeeper(projectRoot, getToday()) : null;
  const server = await serveBuild({ directory: DIRECTORY });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...LAUNCH_ARGS],
  });
  const counts = { passed: 0, failed: 0 };
  try {
    for (const path of listPages(DIRECTORY, LANGUAGES).filter(isWanted)) {
      const start = Date.now();
      const examination = await examinePage(browser, server.url, path);
      const { findings, controls } = examination;
      const facts = `${controls} controls, ${Math.round((Date.now() - start) / 1000)} s`;
      const isFaulty = findings.some(isFault);
      log(
        [
          `${isFaulty ? '✗' : '✓'} ${path} (${facts})`,
          ...findings.map(({ check, text }) => `${check}: ${text}`),
        ].join('\n  '),
      );
      counts[isFaulty ? 'failed' : 'passed'] += 1;
      keeper?.keep(path, examination);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return counts;
}
