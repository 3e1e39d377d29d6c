import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules whose answer depends on the color mode; names, roles and structure do not. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Halfway through a change of colors no contrast is right. What never ends is not waited for. */
async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/** What of a page axe looks at; everything without. */
export interface AxeScope {
  /** Ids of axe rules. */
  readonly rules?: readonly string[];
  /** Selector of elements that are left out. */
  readonly exclude?: string;
}

/** What axe finds wrong on a page as it is now: a line for each element, the rule's name first. */
export async function findViolations(
  page: Page,
  { rules, exclude }: AxeScope = {},
): Promise<string[]> {
  await waitForMotion(page);
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules([...rules]);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}
