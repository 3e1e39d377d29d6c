import { expect, type Page } from '@playwright/test';

/** Draws of `Math.random` that lead to each layout; inline ones see the whitelist message too. */
export const DRAW = { image: 0.5, inline: 0.1 } as const;

/** What a page told its analytics. */
export type AdEvent = readonly [command: string, name: string, parameters: unknown];

const START = new Date('2026-01-05T10:00:00Z');

/** Opens a page whose clock stands still and whose draws are all the same, until its slot begins. */
export async function openWithSlot(page: Page, path: string, draw: number): Promise<void> {
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START.getTime() + 1000);
  await page.addInitScript((value) => {
    Math.random = () => value;
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...args: unknown[]) => events.push(args) });
  }, draw);
  await page.goto(path);
  await waitForSlot(page);
}

/** Lets the page come to life, become idle, and its slot be mounted. */
export async function waitForSlot(page: Page): Promise<void> {
  // The page's scripts come after `load`, and React waits for the clock, too.
  const isAlive = async () => {
    await page.clock.runFor(10);
    return page.locator('html').getAttribute('data-has-hydrated');
  };
  await expect.poll(isAlive).toBe('true');
  await page.clock.runFor(100);
  await page.locator('.Ad-content').waitFor({ state: 'attached' });
}

/** The slot's event label; null while it shows nobody's ad. */
export function getLabel(page: Page): Promise<string | null> {
  return page.locator('.Ad-root').getAttribute('data-ga-event-label');
}

/** The ad events of a page so far. */
export async function getAdEvents(page: Page): Promise<AdEvent[]> {
  const events = await page.evaluate(() => (window as Window & { events?: AdEvent[] }).events);
  return (events ?? []).filter(([, name]) => name === 'ad');
}
