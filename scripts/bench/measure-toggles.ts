import type { Browser, Page } from '@playwright/test';
import { getMedian } from './median';
import { scrollToEnd, VIEWPORT } from './measure-load';
import { readThreadTime, type ThreadTime, type TraceEvent } from './trace';

/** What one change of a setting costs a page whose demos are all alive; medians. */
export interface ToggleCost extends ThreadTime {
  readonly setting: string;
  /** Demos that React rendered again, of how many there are. */
  readonly renderedDemos: number;
  readonly demos: number;
}

/** Settings by the names of the panel, each with the first of two neighbors that the arrow keys go between. */
const TOGGLES = [
  { setting: 'color mode', group: 'Color mode', from: 'Light' },
  { setting: 'density', group: 'Density of demos', from: 'Normal' },
] as const;

/** Changes measured for each setting, there and back. */
const CHANGES = 6;

/** Only what is read: the profiler, which is on by default, would be most of what it measures. */
const TRACE_CATEGORIES = ['devtools.timeline'];

const ISLAND = '.demo__island:not([data-demo-state="still"])';

/**
 * Source of a script that hears of every commit of React the way its developer tools do, and keeps
 * the demos that one was for: each is a root of its own.
 */
const COMMITS_SCRIPT = `
  globalThis.benchCommits = new Set();
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onCommitFiberRoot(_renderer, { containerInfo }) {
      const island = containerInfo.closest?.('.demo__island');
      if (island) globalThis.benchCommits.add(island);
    },
  };
`;

/** Until the frame after the change has been painted. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
}

interface Change extends ThreadTime {
  readonly renderedDemos: number;
}

/** One press of an arrow key: nothing of the measurement runs in the page meanwhile. */
async function measureChange(browser: Browser, page: Page, key: string): Promise<Change> {
  await page.evaluate('globalThis.benchCommits.clear()');
  await browser.startTracing(page, { categories: [...TRACE_CATEGORIES] });
  await page.keyboard.press(key);
  await settle(page);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const renderedDemos = await page.evaluate<number>('globalThis.benchCommits.size');
  return { ...readThreadTime(traceEvents), renderedDemos };
}

async function measureToggle(
  browser: Browser,
  page: Page,
  { setting, group, from }: (typeof TOGGLES)[number],
  demos: number,
): Promise<ToggleCost> {
  const radio = page.getByRole('group', { name: group }).getByRole('radio', { name: from });
  await radio.check();
  await radio.focus();
  await settle(page);
  const changes: Change[] = [];
  for (let index = 0; index < CHANGES; index += 1) {
    changes.push(await measureChange(browser, page, index % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'));
  }
  const toMedian = (key: keyof Change) => getMedian(changes.map((change) => change[key]));
  return {
    setting,
    demos,
    renderedDemos: toMedian('renderedDemos'),
    scriptMs: toMedian('scriptMs'),
    renderingMs: toMedian('renderingMs'),
  };
}

/**
 * Changes the settings of a page on a phone's screen, after all of its demos have come to life, and
 * reads from a trace what that cost. Nothing for a page without demos.
 */
export async function measureToggles(browser: Browser, url: string): Promise<ToggleCost[]> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(COMMITS_SCRIPT);
    await page.goto(url, { waitUntil: 'networkidle' });
    const demos = page.locator(ISLAND);
    const count = await demos.count();
    if (count === 0) return [];
    await scrollToEnd(page);
    await demos.first().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    const costs: ToggleCost[] = [];
    for (const toggle of TOGGLES) {
      costs.push(await measureToggle(browser, page, toggle, count));
    }
    return costs;
  } finally {
    await context.close();
  }
}
