import type { Browser, Page } from '@playwright/test';
import { readWholePage } from '../../../e2e/support/demos';
import { openAtRest } from '../../../e2e/support/rest';
import { watchContext } from '../../../e2e/support/watchContext';
import { THEME_STORAGE_KEY } from '../../../src/theming/themeStorage';

/** How a reader reads: the setting "Direction". */
export type Direction = 'ltr' | 'rtl';

/** A page that is open, until it is closed. */
export interface OpenPage {
  readonly page: Page;
  /** What the console and the network said so far, a line each. */
  getProblems(): string[];
  close(): Promise<void>;
}

/** Axe wants to see everything there is to read, closed parts included. */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

/**
 * Opens a page as a reader does who reads all of it: light, without motion, every demo live,
 * details open.
 *
 * @param url Absolute address of the page.
 */
export async function openPage(
  browser: Browser,
  url: string,
  direction: Direction,
): Promise<OpenPage> {
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { getProblems } = watchContext(context, new URL(url).origin);
  try {
    const page = await context.newPage();
    // Functions that are handed to the page come from a compiler that names each by this one.
    await page.addInitScript('globalThis.__name ??= (value) => value');
    if (direction === 'rtl') {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        THEME_STORAGE_KEY,
        JSON.stringify({ direction }),
      ] as const);
    }
    await openAtRest(page, url);
    await readWholePage(page);
    await openDetails(page);
    return {
      page,
      getProblems: () => getProblems().map(({ kind, text }) => `${kind}: ${text}`),
      close: () => context.close(),
    };
  } catch (error) {
    await context.close();
    throw error;
  }
}
