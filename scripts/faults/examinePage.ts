import type { Page } from '@playwright/test';
import type { Problem } from '../../e2e/support/problems';

/** What no problem is where it is looked for what is not there. */
const MISSING_PAGE = /^404 .*\/$/;

/** What Docusaurus shows where the whole page broke. */
const CRASHED = /This page crashed/;

async function wakeDemos(page: Page): Promise<void> {
  await page.locator('.demo__island:not([data-demo-state="still"])').evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event('pointerover'));
  });
  await page.waitForFunction(
    () => !document.querySelector('[data-demo-state="loading"], [data-demo-state="waiting"]'),
  );
}

/** By their classes: pages of all languages are examined. */
async function tryHeader(page: Page): Promise<void> {
  await page.locator('.navbar button[class*="toggleButton"]').first().click();
  await page.locator('.settings-button:not(.search-button)').click();
  const settings = page.locator('.settings-panel');
  await settings.locator('input[value="rtl"]').check();
  await page.keyboard.press('Escape');
  await settings.waitFor({ state: 'hidden' });
  await page.keyboard.press('/');
  const search = page.locator('dialog.search');
  await search.locator('input[role="combobox"]').fill('tooltip');
  await search.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
}

/** To the home page, or from it, and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  const heading = await page.locator('h1').innerText();
  const link = page.locator('.navbar__brand, main a[href^="/material-ui/"]');
  const isHome = new URL(page.url()).pathname === '/';
  await link.nth(isHome ? 1 : 0).click();
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText !== text, heading);
  await page.goBack();
  await page.waitForFunction((text) => document.querySelector('h1')?.innerText === text, heading);
}

/**
 * Does with a page what readers do, whatever the browser lacks: brings its demos to life, changes
 * settings, searches, goes away and comes back.
 *
 * @param address of the page, which is loaded
 * @param getProblems what happened on the page so far that nobody expected
 * @returns what is wrong, a line each
 */
export async function examinePage(
  page: Page,
  address: string,
  getProblems: () => readonly Problem[],
): Promise<string[]> {
  const found: string[] = [];
  try {
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('html[data-has-hydrated="true"]').waitFor();
    await wakeDemos(page);
    await tryHeader(page);
    await leaveAndReturn(page);
  } catch (error) {
    found.push(`a reader cannot go on: ${String(error).split('\n')[0]}`);
  }
  const text = await page.locator('body').innerText();
  if (text.length < 200) found.push('the page is blank');
  if (CRASHED.test(text)) found.push('the page crashed');
  const failed = await page
    .locator('[data-demo-state="failed"], [data-demo-state="crashed"]')
    .count();
  if (failed > 0) found.push(`${failed} demos do not work`);
  const problems = getProblems().filter(
    ({ kind, text: line }) => kind !== 'failed request' || !MISSING_PAGE.test(line),
  );
  return [...found, ...problems.map(({ kind, text: line }) => `${kind}: ${line}`)];
}
