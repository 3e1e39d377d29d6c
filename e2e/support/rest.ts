import { expect, type Page, type Request, type Response } from '@playwright/test';
import { waitForIdleTime } from '../../scripts/browser/idle-time';

/** How long nothing is on its way where a page has come to rest; what `networkidle` means by it. */
const QUIET_MS = 500;

/** The requests of one page. */
interface Traffic {
  readonly onTheirWay: Set<Request>;
  /** How many began so far. */
  begun: number;
  /** When the last one began or ended. */
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the requests of a page from now on. Pages of the test's own context are counted at once. */
export function watchTraffic(page: Page): Traffic {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { onTheirWay: new Set(), begun: 0, changedAt: Date.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request) => {
    if (traffic.onTheirWay.delete(request)) traffic.changedAt = Date.now();
  };
  page.on('request', (request) => {
    // Nobody waits for the answer to these, and the browser does not always tell of it.
    if (request.resourceType() === 'ping') return;
    traffic.onTheirWay.add(request);
    traffic.begun += 1;
    traffic.changedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return traffic;
}

/** Has the requests of a page counted anew when they are next asked for, once nothing listens any more. */
export function forgetTraffic(page: Page): void {
  trafficOf.delete(page);
}

/**
 * Waits until no request of a page has been on its way for a while. For pages that never come to
 * life, or whose clock stands still.
 *
 * @param patience milliseconds after which it is no longer waited for; without end unless told
 */
export async function waitForQuiet(page: Page, patience = Infinity): Promise<void> {
  const traffic = watchTraffic(page);
  const startedAt = Date.now();
  const isOver = () => {
    const quietSince = traffic.onTheirWay.size > 0 ? Infinity : traffic.changedAt;
    const now = Date.now();
    return now - quietSince > QUIET_MS || now - startedAt > patience;
  };
  await expect.poll(isOver, { intervals: [50], timeout: 0 }).toBe(true);
}

/**
 * Waits until a page is alive and has nothing more to do: no request is on its way, and none is begun
 * when its browser has time. Playwright's `networkidle` is no such thing: the scripts of a page are
 * fetched once it is painted, which on a busy machine is after that, and it counts once a document.
 */
export async function waitForRest(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  let begun: number;
  do {
    begun = traffic.begun;
    await waitForIdleTime(page);
    await waitForQuiet(page);
    await waitForIdleTime(page);
  } while (traffic.begun !== begun);
}

/** Opens a page that scripts run on, and waits until it has come to rest. */
export async function openAtRest(page: Page, address: string): Promise<Response | null> {
  watchTraffic(page);
  const response = await page.goto(address);
  await waitForRest(page);
  return response;
}

/** Loads a page again, and waits until it has come to rest. */
export async function reloadToRest(page: Page): Promise<void> {
  watchTraffic(page);
  await page.reload();
  await waitForRest(page);
}
