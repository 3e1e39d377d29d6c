import type { Locator, Page, Route } from '@playwright/test';

/** One demo of a page, by its name. */
export function getDemo(page: Page, name: string): Locator {
  return page.locator(`.demo[id="${name}"]`);
}

/** What a demo shows, without its toolbar, its preview and its source. */
export function getFrame(page: Page, name: string): Locator {
  return getDemo(page, name).locator('.demo__frame');
}

/** Scrolls to a demo and waits until it answers. Returns what it shows. */
export async function bringToLife(page: Page, name: string): Promise<Locator> {
  const demo = getDemo(page, name);
  await demo.scrollIntoViewIfNeeded();
  await demo.locator('.demo__island[data-demo-state="live"]').first().waitFor();
  return getFrame(page, name);
}

/** Goes down the whole page as a reader does, until every demo that can be seen is live. */
export async function readWholePage(page: Page): Promise<void> {
  const islands = page.locator('.demo__island:not([data-demo-state="still"]):visible');
  for (let index = 0; index < (await islands.count()); index += 1) {
    const island = islands.nth(index);
    await island.scrollIntoViewIfNeeded();
    // Playgrounds wait for this; what is near comes to life anyway.
    await island.dispatchEvent('pointerover');
    await island.and(page.locator('[data-demo-state="live"]')).waitFor();
  }
}

/** Waits until all of an article is laid out, which an idle page does bit by bit (src/deferred-layout). */
export async function waitForWholeLayout(page: Page): Promise<void> {
  const leftOut = page.locator('.theme-doc-markdown > :nth-child(n + 8):not([data-laid-out])');
  await leftOut.first().waitFor({ state: 'detached' });
}

/**
 * Sum of the layout shifts of a page since its HTML is read, those soon after an input included. Not those
 * before: a busy machine paints what is half parsed. Lines that moved then are mended (src/css/header.css,
 * src/css/page-actions.css): the step from the last such picture to the first whole one counts.
 */
export async function observeLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const observed = { sum: 0 };
    Object.assign(window, { observedShifts: observed });
    // The browser's own: a clock that a test installs has no entries.
    const getEntries = performance.getEntriesByType.bind(performance);
    new PerformanceObserver((list) => {
      const [navigation] = getEntries('navigation');
      // Zero until then.
      const readAt = (navigation as PerformanceNavigationTiming).domInteractive || Infinity;
      for (const entry of list.getEntries()) {
        if (entry.startTime < readAt) continue;
        observed.sum += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(
      () => (window as Window & { observedShifts?: { sum: number } }).observedShifts?.sum ?? NaN,
    );
}

const SCRIPTS = '**/assets/js/*.js';

/**
 * Hands the scripts in which `text` stands, a demo's code for one, to `handle`; others go through.
 * Returns a function that ends it.
 */
export async function routeCode(
  page: Page,
  text: string,
  handle: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const onScript = async (route: Route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await handle(route);
    else await route.fulfill({ response });
  };
  await page.route(SCRIPTS, onScript);
  // What is on its way comes to its end first.
  return () => page.unrouteAll({ behavior: 'wait' });
}
