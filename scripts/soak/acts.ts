import type { Page } from '@playwright/test';
import { listNextPaths, waitForDemos } from './navigate';
import { pick, type Random } from './random';

/** Something that readers do on a page; what it opens it closes again, or leaves to the navigation. */
export interface Act {
  readonly name: string;
  /** How often it is done, compared with the others. */
  readonly weight: number;
  /** @param pages paths of the pages of the visit */
  run(page: Page, random: Random, pages: readonly string[]): Promise<void>;
}

/** Presses the nth, of as many as there are, of what a selector finds; nothing where there is none. */
async function press(page: Page, selector: string, random: Random): Promise<void> {
  const count = await page.locator(selector).count();
  if (count === 0) return;
  await page
    .locator(selector)
    .nth(Math.floor(random() * count))
    .dispatchEvent('click');
}

const MODE = '.navbar button[class*="toggleButton"]';

export const ACTS: readonly Act[] = [
  {
    name: 'scroll',
    weight: 6,
    async run(page, random) {
      await page.evaluate((part) => {
        window.scrollTo(0, part * document.documentElement.scrollHeight);
      }, random());
      await waitForDemos(page);
    },
  },
  { name: 'look on', weight: 4, run: async () => undefined },
  { name: 'mode', weight: 1, run: (page, random) => press(page, MODE, random) },
  {
    name: 'source',
    weight: 2,
    async run(page, random) {
      await press(page, '.demo__toolbar [aria-controls][aria-expanded="false"]:last-child', random);
      await page.waitForFunction(
        () => document.querySelector('.demo__source:not([hidden]) .demo__note') === null,
      );
    },
  },
  {
    name: 'reset',
    weight: 1,
    run: (page, random) => press(page, '.demo__button[data-icon="reset"]', random),
  },
  {
    name: 'edit',
    weight: 0.5,
    run: (page, random) =>
      press(page, '.demo__toolbar [aria-controls]:not([data-icon]):not(:last-child)', random),
  },
  {
    name: 'direction',
    weight: 0.5,
    async run(page, random) {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      const panel = page.getByRole('dialog', { name: 'Settings' });
      await panel
        .getByRole('radio', { name: pick(random, ['Right to left', 'Left to right']), exact: true })
        .check();
      await page.keyboard.press('Escape');
      await panel.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'search',
    weight: 0.5,
    async run(page, random) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('/');
      const dialog = page.locator('dialog.search');
      await dialog.getByRole('combobox', { name: 'Search' }).fill(pick(random, ['but', 'color']));
      await dialog.locator('[aria-busy="false"]').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'rest on a link',
    weight: 1,
    async run(page, random, pages) {
      // To pages of the visit only: what a link leads to is fetched, and kept for whoever follows it.
      const next = await listNextPaths(page, pages, 'main p a[href]');
      if (next.length > 0)
        await page
          .locator(`main p a[href="${pick(random, next)}"]`)
          .first()
          .hover();
    },
  },
];

/** One of the acts, by their weights. */
export function pickAct(random: Random, acts: readonly Act[] = ACTS): Act {
  const total = acts.reduce((sum, { weight }) => sum + weight, 0);
  let left = random() * total;
  return acts.find(({ weight }) => (left -= weight) < 0) ?? pick(random, acts);
}
