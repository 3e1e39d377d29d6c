import type { Page } from '@playwright/test';
import { stopClock } from './clock';
import { expect, test } from './sharedPage';

const TEXT = '/material-ui/getting-started/installation/';

/** What a test could leave to the next one. */
const observe = (page: Page) =>
  page.evaluate(() => ({
    stored: localStorage.length + sessionStorage.length,
    // Not those of the site.
    cookies: document.cookie.includes('left'),
    title: document.title === 'Answered by a test',
    script: 'leftBehind' in window,
    width: window.innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    isOnline: navigator.onLine,
  }));

const UNTOUCHED = {
  ...{ stored: 0, cookies: false, title: false, script: false },
  ...{ width: 1280, isDark: false, isOnline: true },
};

// The same worker, and so the same page, has all of them.
test.describe.configure({ mode: 'serial' });

let first: Page;
let heard = 0;

test('a page is changed in all ways', async ({ page, context }) => {
  first = page;
  page.on('request', () => (heard += 1));
  await page.addInitScript(() => Object.assign(window, { leftBehind: true }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route(`**${TEXT}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Answered by a test</title>' }),
  );
  await page.goto(TEXT);
  await page.evaluate(() => {
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    document.cookie = 'left=1; path=/';
  });
  await context.newPage();
  await context.setOffline(true);
  const { stored, ...rest } = await observe(page);
  expect(stored).toBeGreaterThanOrEqual(2);
  expect(rest).toEqual({
    ...{ cookies: true, title: true, script: true },
    ...{ width: 320, isDark: true, isOnline: false },
  });
});

test('the next test has the same page, and finds nothing of it', async ({ page, context }) => {
  expect(page).toBe(first);
  const before = heard;
  await page.addInitScript(() => {
    // Before the site stores anything itself.
    Object.assign(window, { storedBefore: localStorage.length + sessionStorage.length });
  });
  await page.goto(TEXT);
  const stored = await page.evaluate(() => (window as { storedBefore?: number }).storedBefore);
  expect({ ...(await observe(page)), stored }).toEqual(UNTOUCHED);
  expect(context.pages()).toEqual([page]);
  expect(heard).toBe(before);
  await stopClock(page);
});

test('whoever stops the clock leaves the next test another page', async ({ page }) => {
  expect(page).not.toBe(first);
  await page.goto(TEXT);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a test that asks for more than a viewport has a page of its own', async ({ page }) => {
    await page.goto(TEXT);
    expect(await page.locator('html').getAttribute('data-has-hydrated')).not.toBe('true');
  });
});

test('what that page was asked for does not reach the next one', async ({ page }) => {
  await page.goto(TEXT);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});
