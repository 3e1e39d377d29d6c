import { CHECKS, MIRRORED_CHECKS } from '../scripts/audit/page/checks';
import { readWholePage } from './support/demos';
import { demoPagePaths, pagePaths } from './support/pages';
import { openAtRest } from './support/rest';
import { expect, test } from './support/sharedPage';

// One visit for all: loading a page and its demos takes longer than what is asked of it.
for (const path of pagePaths) {
  test(`${path} is for everyone: axe, headings, larger and wider text, narrow screens`, async ({
    page,
  }) => {
    // Without motion: halfway through a change of colors no contrast is right.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openAtRest(page, path);
    await readWholePage(page);
    // While React takes over a page, its head is rewritten bit by bit.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    for (const { id, find } of CHECKS) {
      await test.step(id, async () => expect(await find(page), id).toEqual([]));
    }
  });
}

test('a page of demos is for everyone from right to left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('docs-theme', '{"direction":"rtl"}'));
  await openAtRest(page, '/joy-ui/react-button/');
  await readWholePage(page);
  await expect(page.locator('body')).toHaveAttribute('dir', 'rtl');
  for (const { id, find } of MIRRORED_CHECKS) expect(await find(page), id).toEqual([]);
});

for (const language of ['zh', 'pt']) {
  test(`every page has an address in ${language}`, async ({ page }) => {
    for (const path of demoPagePaths) {
      const response = await page.goto(`/${language}${path}`);
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/${language}${path}$`),
      );
    }
  });
}
