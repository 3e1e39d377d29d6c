import path from 'node:path';
import type { Browser } from '@playwright/test';
import { findFreePort } from '../bench/lighthouse';
import { DOCUSAURUS } from './commands';
import { startNode, watchMemory } from './run-measured';

/** What the start of `docusaurus start` took. */
export interface StartFigures {
  /** From the command until the server answers with a page, in seconds. */
  readonly readySeconds: number;
  /** From then until a browser shows the heading of one page, in seconds. */
  readonly firstPageSeconds: number;
  /** From a click on a link until the heading of another page shows, in seconds. */
  readonly nextPageSeconds: number;
  readonly peakMebibytes: number;
}

/** Two pages of a site, without slashes at the end; the first links the second in its sidebar. */
export interface StartPages {
  readonly first: string;
  readonly next: string;
}

const TIMEOUT_MS = 15 * 60_000;

/** The server accepts connections at once, and answers when all is compiled. */
async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (performance.now() < end) {
    if (hasEnded()) throw new Error('docusaurus start has ended.');
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => null,
    );
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer after ${TIMEOUT_MS / 60_000} minutes.`);
}

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

/**
 * Starts the development server of a site without a cache, opens a page and goes on to another.
 *
 * @throws Error if the server ends by itself
 */
export async function measureStart(
  browser: Browser,
  folder: string,
  pages: StartPages,
): Promise<StartFigures> {
  const port = await findFreePort();
  const startedAt = performance.now();
  const child = startNode(
    [DOCUSAURUS, 'start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    {
      cwd: folder,
      environment: { DEMO_EDITOR: 'off', DOCUSAURUS_PERF_LOGGER: 'true' },
      logFile: path.join(folder, 'start.log'),
    },
  );
  const pid = child.pid ?? 0;
  const stop = watchMemory(pid);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitUntilReady(`${url}/`, () => child.exitCode !== null);
    const readySeconds = (performance.now() - startedAt) / 1000;
    const times = await openPages(browser, url, pages);
    return { readySeconds, ...times, peakMebibytes: stop() };
  } finally {
    stop();
    if (child.exitCode === null) process.kill(-pid, 'SIGTERM');
    await ended;
  }
}
