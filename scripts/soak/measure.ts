import type { CDPSession, Page } from '@playwright/test';
import { waitForQuiet } from '../../e2e/support/rest';
import { waitForIdleTime } from '../browser/idle-time';
import type { Living } from './countLiving';
import type { Measurement } from './judge';
import { findLeftRoots } from './leftRoots';

/** What was said to the garbage may hold other garbage, which the next round finds. */
const ROUNDS = 3;

/**
 * How long timers may take to run out, and requests to end, in ms: the longest timer of the site is
 * that of an ad's report.
 */
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
 * Waits until the browser has nothing to do. A page is drawn before React lets go of the one before,
 * which on a busy machine was measured with all its nodes.
 */
async function waitForIdle(page: Page): Promise<void> {
  await waitForIdleTime(page);
  // A frame in between, for what is done with the next one only.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await waitForIdleTime(page);
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

/** Measures what the page holds when it has come to rest. */
export async function measure(page: Page, session: CDPSession): Promise<Measurement> {
  await forgetFocus(page);
  await waitForIdle(page);
  await waitForTimers(page);
  // The browser holds on to an image until it has come, and with it to the page it was to stand in.
  await waitForQuiet(page, PATIENCE);
  // What came with the last of them may have work to do.
  await waitForIdle(page);
  for (let round = 0; round < ROUNDS; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { documents, nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const left = await findLeftRoots(session);
  return {
    ...(await readLiving(page)),
    leftRoots: left.count,
    listeners: jsEventListeners - left.listeners,
    nodes: nodes - left.nodes,
    documents,
    heap: usedSize,
  };
}
