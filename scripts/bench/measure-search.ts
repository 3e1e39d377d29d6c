import type { Browser, Page } from '@playwright/test';
import { VIEWPORT } from './measure-load';
import { getMedian } from './median';

/** A connection, in the terms of Chromium's emulation. */
interface Connection {
  readonly name: string;
  /** Bytes a second; -1 is as fast as it goes. */
  readonly throughput: number;
  /** Round trip, in ms. */
  readonly latency: number;
}

const CONNECTIONS: readonly Connection[] = [
  { name: 'this machine', throughput: -1, latency: 0 },
  // Lighthouse's slow 4G: 1638 kbit/s.
  { name: 'slow 4G', throughput: (1638 * 1024) / 8, latency: 150 },
];

/** What the first search of a visit costs; medians. */
export interface SearchCost {
  readonly connection: string;
  /** From the key that opens the search to the first result, in ms; a word is typed at once. */
  readonly firstMs: number;
  /** From that key until the texts of pages have been searched too, in ms. */
  readonly completeMs: number;
  /** Of all responses until then, as they were sent. */
  readonly bytes: number;
  readonly requests: number;
}

const WORD = 'button';
const RUNS = 5;

type Visit = Omit<SearchCost, 'connection'>;

async function emulate(page: Page, { throughput, latency }: Connection): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

async function visit(browser: Browser, url: string, connection: Connection): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await emulate(page, connection);
    const sizes: number[] = [];
    page.on('response', (response) => {
      sizes.push(Number(response.headers()['content-length'] ?? 0));
    });
    const dialog = page.locator('dialog.search');
    const startedAt = performance.now();
    await page.keyboard.press('/');
    await dialog.locator('input').waitFor();
    await page.keyboard.type(WORD);
    await dialog.getByRole('listbox').getByRole('option').first().waitFor();
    const firstMs = performance.now() - startedAt;
    await dialog.locator('[aria-busy="false"]').waitFor();
    const completeMs = performance.now() - startedAt;
    return {
      firstMs,
      completeMs,
      bytes: sizes.reduce((total, size) => total + size, 0),
      requests: sizes.length,
    };
  } finally {
    await context.close();
  }
}

/** Opens the search of a page with an empty cache and asks for a word, on each connection. */
export async function measureSearch(browser: Browser, url: string): Promise<SearchCost[]> {
  const costs: SearchCost[] = [];
  for (const connection of CONNECTIONS) {
    const visits: Visit[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, url, connection));
    const toMedian = (key: keyof Visit) => getMedian(visits.map((one) => one[key]));
    costs.push({
      connection: connection.name,
      firstMs: toMedian('firstMs'),
      completeMs: toMedian('completeMs'),
      bytes: toMedian('bytes'),
      requests: toMedian('requests'),
    });
  }
  return costs;
}
