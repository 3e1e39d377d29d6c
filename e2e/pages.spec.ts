import { COLOR_RULES, findViolations } from '../scripts/browser/axe';
import { readWholePage } from './support/demos';
import { demoPagePaths, pagePaths } from './support/pages';
import { expect, test } from './support/test';

/** A page of its own, unlike the home page and lists: it says what it is for below its heading. */
const isArticle = (path: string) => path.split('/').length > 3;

// One visit for all: loading a page and its demos takes longer than what is asked of it.
for (const path of pagePaths) {
  test(`${path} has no accessibility violation in light and dark, and fits 320 px`, async ({
    page,
  }) => {
    // Without motion: halfway through a change of colors no contrast is right.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await readWholePage(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await findViolations(page)).toEqual([]);
    if (isArticle(path)) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      await expect(page.locator('h1 + .description')).toHaveText(description ?? 'no description');
    }

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    // Names, roles and structure are the same in both modes.
    expect(await findViolations(page, { rules: COLOR_RULES })).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await readWholePage(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

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
