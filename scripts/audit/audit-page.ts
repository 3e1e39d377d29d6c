import type { Browser, Page } from '@playwright/test';
import { readWholePage } from '../../e2e/support/demos';
import { watchContext } from '../../e2e/support/watchContext';
import { COLOR_RULES, findViolations } from '../browser/axe';

/** Axe wants to see everything there is to read, closed parts included. */
async function openDetails(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`wider than a screen of 320 px by ${overflow} px`] : [];
}

/**
 * Reads one page as readers do: every demo live, in light and dark, wide and at 320 px.
 *
 * @param origin Address of the site without a trailing slash.
 * @param path Path of the page with its slashes.
 * @returns what is wrong, a line each: findings of axe, errors of the console (a failed hydration
 *   among them), failed requests, sideways scrolling
 */
export async function findPageProblems(
  browser: Browser,
  origin: string,
  path: string,
): Promise<string[]> {
  const context = await browser.newContext({
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const getProblems = watchContext(context, origin);
    const page = await context.newPage();
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    await readWholePage(page);
    await openDetails(page);
    const inLight = await findViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    const inDark = await findViolations(page, { rules: COLOR_RULES });
    await page.setViewportSize({ width: 320, height: 640 });
    await readWholePage(page);
    return [
      ...inLight.map((line) => `light: ${line}`),
      ...inDark.map((line) => `dark: ${line}`),
      ...(await findOverflow(page)),
      ...getProblems().map(({ kind, text }) => `${kind}: ${text}`),
    ];
  } finally {
    await context.close();
  }
}
