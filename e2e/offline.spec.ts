import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Registers the worker on a host that is not the production host, where pages do not. */
async function registerWorker(page: Page): Promise<void> {
  await page.evaluate(() => void navigator.serviceWorker.register('/sw.js'));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

for (const [language, title] of [
  ['pt', 'Você está sem conexão'],
  ['zh', '您处于离线状态'],
] as const) {
  test(`the offline page speaks ${language} and keeps the reader’s settings`, async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem('failed request', 'ERR_INTERNET_DISCONNECTED');
    await page.goto(`/${language}/`);
    // Each language of the site remembers its own color mode.
    const mode = page.getByRole('navigation').locator('button[class*="toggleButton"]').first();
    const root = page.locator('html');
    for (const choice of ['light', 'dark']) {
      await mode.click();
      await expect(root).toHaveAttribute('data-theme-choice', choice);
    }
    await page.evaluate(() => {
      localStorage.setItem('docs-theme', JSON.stringify({ direction: 'rtl' }));
    });
    await registerWorker(page);
    await context.setOffline(true);
    await page.goto(`/${language}/joy-ui/react-button/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(root).toHaveAttribute('lang', language);
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
    const home = page.getByRole('banner').getByRole('link');
    await expect(home).toHaveAttribute('href', `/${language}/`);
  });
}
