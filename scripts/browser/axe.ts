import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitForColors } from './motion';

/** Rules whose answer depends on the color mode; names, roles and structure do not. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** What of a page axe looks at; everything without. */
export interface AxeScope {
  /** Ids of axe rules, and no others. */
  readonly rules?: readonly string[];
  /** Ids of axe rules that are left out. */
  readonly withoutRules?: readonly string[];
  /** Selector of what alone is looked at. */
  readonly include?: string;
  /** Selector of elements that are left out. */
  readonly exclude?: string;
  /** Whether frames of another origin are looked into, such as that of an edited demo. Default false. */
  readonly withFrames?: boolean;
}

/** What axe finds wrong on a page as it is now: a line for each element, the rule's name first. */
export async function findViolations(
  page: Page,
  { rules, withoutRules, include, exclude, withFrames = false }: AxeScope = {},
): Promise<string[]> {
  // Halfway through a change of colors no contrast is right.
  await waitForColors(withFrames ? page.frames() : [page.mainFrame()]);
  // Otherwise axe carries every element that it found nothing wrong with out of the browser, and puts the
  // results of all frames together in another page: that takes four times as long as the rules.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (!withFrames) builder.setLegacyMode();
  if (rules) builder.withRules([...rules]);
  if (withoutRules) builder.disableRules([...withoutRules]);
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}
