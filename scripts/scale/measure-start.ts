import path from 'node:path';
import type { Browser } from '@playwright/test';
import { findFreePort } from '../server/find-free-port';
import { watchMemory } from './run-measured';
import { startDevelopment } from './start-development';

/** What the start of `docusaurus start` took. */
export interface StartFigures {
  /** From the command until the server answers with a page, in seconds. */
  readonly readySeconds: number;
  /** From then until a browser shows the heading of one page, in seconds. */
  readonly firstPageSeconds: number;
  /** From a click on a link until the heading of another page shows, in seconds. */
  readonly nextPageSeconds: number;
  /** Of a second start, after one page was edited: from the command until the server answers, in seconds. */
  readonly againSeconds: number;
  readonly peakMebibytes: number;
}

/** Two pages of a site, without slashes at the end; the first links the second in its sidebar. */
export interface StartPages {
  readonly first: string;
  readonly next: string;
}

const TIMEOUT_MS = 15 * 60_000;

async function openPages(browser: Browser, url: string, { first, next }: StartPages) {
  const page = await browser.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  try {
    const startedAt = performance.now();
    await page.goto(`${url}${first}/`, { waitUntil: 'commit' });
    await page.locator('article h1').waitFor();
    const openedAt = performance.now();
    const heading = await page.locator('article h1').innerText();
    await page.locator(`nav a[href="${next}/"]`).first().click();
    await page.locator('article h1').filter({ hasNotText: heading }).waitFor();
    return {
      firstPageSeconds: (openedAt - startedAt) / 1000,
      nextPageSeconds: (performance.now() - openedAt) / 1000,
    };
  } finally {
    await page.close();
  }
}

function start(folder: string, port: number) {
  const startedAt = performance.now();
  const server = startDevelopment(folder, {
    port,
    logFile: path.join(folder, 'start.log'),
    environment: { DOCUSAURUS_PERF_LOGGER: 'true' },
  });
  const readySeconds = server.ready.then(() => (performance.now() - startedAt) / 1000);
  return { ...server, readySeconds };
}

async function measureAgain(folder: string): Promise<number> {
  const server = start(folder, await findFreePort());
  try {
    return await server.readySeconds;
  } finally {
    await server.close();
  }
}

/**
 * Starts the development server of a site without a cache, opens a page and goes on to another; then ends it,
 * and starts it again.
 *
 * @param edit changes one page before the second start
 * @throws Error if the server ends by itself
 */
export async function measureStart(
  browser: Browser,
  folder: string,
  pages: StartPages,
  edit: () => void,
): Promise<StartFigures> {
  const server = start(folder, await findFreePort());
  const stop = watchMemory(server.pid);
  try {
    const readySeconds = await server.readySeconds;
    const times = await openPages(browser, server.url, pages);
    const peakMebibytes = stop();
    await server.close();
    edit();
    return { readySeconds, ...times, againSeconds: await measureAgain(folder), peakMebibytes };
  } finally {
    stop();
    await server.close();
  }
}
