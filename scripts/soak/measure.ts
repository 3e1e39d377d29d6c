import type { CDPSession, Page } from '@playwright/test';
import type { Living } from './countLiving';
import type { Measurement } from './judge';

/** What was said to the garbage may hold other garbage, which the next round finds. */
const ROUNDS = 3;

/** How long timers may take to run out, in ms: the longest of the site is that of an ad's report. */
const PATIENCE = 10_000;

const readLiving = (page: Page) =>
  page.evaluate(() => (window as unknown as { countLiving: () => Living }).countLiving());

/** Waits until no timer is left that will only fire once, or for as long as patience lasts. */
async function waitForTimers(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => (window as unknown as { countLiving: () => Living }).countLiving().timeouts === 0,
      undefined,
      { timeout: PATIENCE, polling: 50 },
    )
    // What is left is counted, and told by the comparison.
    .catch(() => undefined);
}

/**
 * React holds on to the field that had the focus last, be it gone, until one loses it: one at a time,
 * which would be counted at one measurement and not at the other.
 */
async function forgetFocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    const root = document.getElementById('__docusaurus');
    root?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  });
}

/** Measures what the page holds now. */
export async function measure(page: Page, session: CDPSession): Promise<Measurement> {
  await forgetFocus(page);
  await waitForTimers(page);
  for (let round = 0; round < ROUNDS; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    ...(await readLiving(page)),
    listeners: jsEventListeners,
    nodes,
    documents,
    heap: usedSize,
  };
}
