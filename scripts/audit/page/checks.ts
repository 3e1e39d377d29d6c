import type { Page } from '@playwright/test';
import { readWholePage } from '../../../e2e/support/demos';
import { COLOR_RULES, findViolations } from '../../browser/axe';
import { findClippedText, noteClippedText } from '../../browser/clipped-text';
import { doubleText, spaceText } from '../../browser/enlarge-text';
import { findDescriptionProblem, judgeHeadings, readHeadings } from '../../browser/headings';
import { findNarrowText } from '../../browser/narrow-text';
import { findOverflow, findOverhang } from '../../browser/overflow';
import { findOverlaps } from '../../browser/overlaps';
import type { CheckId } from './findings';

/** A check of a page that is open. Sources that it opened stay open; all else it leaves as it was. */
export interface PageCheck {
  readonly id: CheckId;
  readonly find: (page: Page) => Promise<string[]>;
}

const WIDE = 1280;
const HEIGHT = 720;

async function findDarkViolations(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Names, roles and structure are the same in both modes.
  const violations = await findViolations(page, { rules: COLOR_RULES });
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

/** Opens the sources of all demos. Their colors are judged once, in `e2e/accessibility/states.spec.ts`: they are few. */
async function findSourceViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>(
      '.demo__toolbar button[aria-expanded="false"][aria-controls]',
    )) {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      if (panel?.classList.contains('demo__source')) button.click();
    }
  });
  const sources = page.locator('.demo__source:visible');
  for (const source of await sources.all()) await source.locator('pre').first().waitFor();
  return (await sources.count()) > 0
    ? findViolations(page, { include: '.demo__source', withoutRules: COLOR_RULES })
    : [];
}

/** What large text, wide spacing or a narrow window does to a layout, apart from text that it cuts off. */
async function findCrowding(page: Page): Promise<string[]> {
  return [
    ...(await findOverflow(page)),
    ...(await findOverhang(page)),
    ...(await findOverlaps(page)),
    ...(await findNarrowText(page)),
  ];
}

async function findTextSizeProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  // A desktop, and half of one: a window beside another.
  for (const width of [WIDE, WIDE / 2]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await noteClippedText(page);
    const restore = await doubleText(page);
    const found = [...(await findCrowding(page)), ...(await findClippedText(page))];
    problems.push(...found.map((line) => `${width} px: ${line}`));
    await restore();
  }
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  return problems;
}

async function findSpacingProblems(page: Page): Promise<string[]> {
  await noteClippedText(page);
  const restore = await spaceText(page);
  const problems = [...(await findCrowding(page)), ...(await findClippedText(page))];
  await restore();
  return problems;
}

async function findReflowProblems(page: Page): Promise<string[]> {
  const found = (await findCrowding(page)).map((line) => `${WIDE} px: ${line}`);
  await page.setViewportSize({ width: 320, height: 640 });
  // What was out of sight before.
  await readWholePage(page);
  found.push(...(await findCrowding(page)));
  await page.setViewportSize({ width: WIDE, height: HEIGHT });
  return found;
}

/** From left to right. */
export const CHECKS: readonly PageCheck[] = [
  { id: 'headings', find: async (page) => judgeHeadings(await readHeadings(page)) },
  { id: 'description', find: findDescriptionProblem },
  { id: 'axeLight', find: (page) => findViolations(page) },
  { id: 'axeDark', find: findDarkViolations },
  { id: 'sources', find: findSourceViolations },
  { id: 'textSize', find: findTextSizeProblems },
  { id: 'textSpacing', find: findSpacingProblems },
  { id: 'reflow', find: findReflowProblems },
];

/** With the direction set to right to left, which changes no color. */
export const MIRRORED_CHECKS: readonly PageCheck[] = [
  { id: 'axeRtl', find: (page) => findViolations(page, { withoutRules: COLOR_RULES }) },
  { id: 'reflowRtl', find: findReflowProblems },
];
