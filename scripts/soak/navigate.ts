import type { Page } from '@playwright/test';

/** Follows a link of the page, wherever it stands, as a click does. False where there is none. */
function follow(page: Page, path: string): Promise<boolean> {
  return page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]:not([target])`);
    link?.click();
    return link !== null;
  }, path);
}

/** Goes where no link of the page leads, as the browser's own buttons do. */
function travel(page: Page, path: string): Promise<void> {
  return page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Waits until none of the demos of the page is on its way. */
export async function waitForDemos(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-demo-state="loading"]'));
}

/** Waits until another page than before is drawn and none of its demos is on its way. */
async function arrive(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1:not([data-left])') &&
      !document.querySelector('h1[data-left], [data-demo-state="loading"], .page-progress'),
  );
}

async function leave(page: Page, go: () => Promise<unknown>): Promise<void> {
  // Every page has a heading of its own; that of the page before goes with it.
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await go();
  await arrive(page);
}

/** Navigates within the site without loading a page. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await leave(page, async () => (await follow(page, path)) || travel(page, path));
}

/** Goes to the page before. */
export async function goBack(page: Page): Promise<void> {
  await leave(page, () => page.goBack({ waitUntil: 'commit' }));
}

/** Paths that the page links to, of those that are given, its own left out. */
export async function listNextPaths(
  page: Page,
  paths: readonly string[],
  selector = 'a[href]',
): Promise<string[]> {
  const linked = await page
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const here = new URL(page.url()).pathname;
  return paths.filter((path) => path !== here && linked.includes(path));
}
