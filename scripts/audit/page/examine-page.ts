import type { Browser, Page } from '@playwright/test';
import { findCoveredStops } from '../../browser/covered-focus';
import { CHECKS, MIRRORED_CHECKS, type PageCheck } from './checks';
import { applyExceptions } from './exceptions';
import { CHECK_IDS, toFindings, type Examination, type Finding } from './findings';
import { walkDemos } from './keyboard/walk-demos';
import { openPage } from './open-page';

async function runChecks(page: Page, checks: readonly PageCheck[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, find } of checks) findings.push(...toFindings(id, await find(page)));
  return findings;
}

async function examineFromLeft(browser: Browser, url: string): Promise<Examination> {
  const { page, getProblems, close } = await openPage(browser, url, 'ltr');
  try {
    const findings = await runChecks(page, CHECKS);
    const covered = await findCoveredStops(page);
    // Last of all: keys choose, type and open things.
    const { controls, problems } = await walkDemos(page);
    const heard = [
      ...toFindings('keyboard', [...covered, ...problems]),
      ...toFindings('browser', getProblems()),
    ];
    return { findings: [...findings, ...heard], controls };
  } finally {
    await close();
  }
}

async function examineFromRight(browser: Browser, url: string): Promise<Finding[]> {
  const { page, getProblems, close } = await openPage(browser, url, 'rtl');
  try {
    const findings = await runChecks(page, MIRRORED_CHECKS);
    return [...findings, ...toFindings('browser', getProblems())];
  } finally {
    await close();
  }
}

/**
 * Reads one page as readers do: every demo live and every source open, in light and dark, from left to
 * right and from right to left, wide and at 320 px, with larger and wider text, and by keyboard.
 *
 * @param origin Address of the site without a trailing slash.
 * @param path Path of the page with its slashes.
 * @returns what is wrong, in the order of {@link CHECK_IDS}, without what is listed as right all the same
 */
export async function examinePage(
  browser: Browser,
  origin: string,
  path: string,
): Promise<Examination> {
  const { findings, controls } = await examineFromLeft(browser, `${origin}${path}`);
  const all = [...findings, ...(await examineFromRight(browser, `${origin}${path}`))];
  const inOrder = CHECK_IDS.flatMap((id) => all.filter(({ check }) => check === id));
  return { findings: applyExceptions(path, inOrder), controls };
}
