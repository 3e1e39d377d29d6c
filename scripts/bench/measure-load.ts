import type { Browser, Page, Response } from '@playwright/test';
import { getCumulativeLayoutShift, LAYOUT_SHIFT_SCRIPT, type LayoutShift } from './layout-shift';

/** Kinds of requests that a first load is made of; `prefetch` is what it loads for later. */
export const requestKinds = ['html', 'css', 'js', 'font', 'image', 'other', 'prefetch'] as const;

/** A kind of request. */
export type RequestKind = (typeof requestKinds)[number];

/** How many requests of a kind there were, and the bytes of their bodies as they were sent. */
export interface Traffic {
  readonly requests: number;
  readonly bytes: number;
}

/** What the first load of a page costs a reader with an empty cache. */
export interface LoadMeasurement {
  readonly traffic: Readonly<Record<RequestKind, Traffic>>;
  /** While loading and while the page is scrolled to its end. */
  readonly cumulativeLayoutShift: number;
}

/** What tells the kind of a request. */
export interface RequestTraits {
  readonly resourceType: string;
  /** Value of the header `Sec-Purpose`, by which browsers mark what is loaded ahead. */
  readonly purpose: string | undefined;
}

/** The size of the phone that Lighthouse takes by default, in px. */
export const VIEWPORT = { width: 412, height: 823 };

const KINDS: Readonly<Record<string, RequestKind>> = {
  document: 'html',
  stylesheet: 'css',
  script: 'js',
  font: 'font',
  image: 'image',
};

/** The kind of a request. */
export function getRequestKind({ resourceType, purpose }: RequestTraits): RequestKind {
  return purpose?.includes('prefetch') ? 'prefetch' : (KINDS[resourceType] ?? 'other');
}

/** One response of a load. */
export interface TrafficRow {
  readonly url: string;
  readonly kind: RequestKind;
  readonly bytes: number;
}

/**
 * Adds up requests by kind, each address once: what is loaded ahead and then used comes from the
 * cache the second time, and is no longer for later.
 */
export function sumTraffic(rows: readonly TrafficRow[]): Record<RequestKind, Traffic> {
  const byUrl = new Map<string, TrafficRow>();
  for (const row of rows) {
    const known = byUrl.get(row.url);
    byUrl.set(row.url, known?.kind === 'prefetch' ? { ...known, kind: row.kind } : (known ?? row));
  }
  const unique = [...byUrl.values()];
  const entries = requestKinds.map((kind) => {
    const own = unique.filter((row) => row.kind === kind);
    return [kind, { requests: own.length, bytes: own.reduce((sum, row) => sum + row.bytes, 0) }];
  });
  return Object.fromEntries(entries) as Record<RequestKind, Traffic>;
}

async function readResponse(response: Response): Promise<TrafficRow> {
  const request = response.request();
  const headers = await request.allHeaders();
  return {
    url: response.url(),
    kind: getRequestKind({
      resourceType: request.resourceType(),
      purpose: headers['sec-purpose'] ?? headers['purpose'],
    }),
    // Our server always says it; the browser's own count is wrong for what it loads ahead.
    bytes: Number(
      (await response.allHeaders())['content-length'] ?? (await request.sizes()).responseBodySize,
    ),
  };
}

/** Scrolls through the page, so that whatever waits to become visible shows whether it jumps. */
export async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * Loads a page with an empty cache on a phone's screen and adds up what came over the wire until
 * the network was quiet.
 *
 * @throws when the page is not there
 */
export async function measureLoad(browser: Browser, url: string): Promise<LoadMeasurement> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(LAYOUT_SHIFT_SCRIPT);
    const responses: Response[] = [];
    page.on('requestfinished', (request) => {
      void request.response().then((response) => response && responses.push(response));
    });
    const document = await page.goto(url, { waitUntil: 'networkidle' });
    if (!document?.ok()) {
      throw new Error(`${url} answers with status ${document?.status() ?? 'none'}.`);
    }
    const local = responses.filter((response) => response.url().startsWith('http'));
    const rows = await Promise.all(local.map(readResponse));
    await scrollToEnd(page);
    const shifts = await page.evaluate<LayoutShift[]>('globalThis.benchShifts');
    return {
      traffic: sumTraffic(rows),
      cumulativeLayoutShift: getCumulativeLayoutShift(shifts),
    };
  } finally {
    await context.close();
  }
}
