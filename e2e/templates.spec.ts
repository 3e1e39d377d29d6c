import fs from 'node:fs';
import path from 'node:path';
import { findViolations } from '../scripts/browser/axe';
import { observeLayoutShifts } from './support/demos';
import { JOY_TEMPLATES, MATERIAL_TEMPLATES, openTemplate } from './support/templates';
import { expect, test } from './support/sharedPage';
import { test as testOfFirstVisit } from './support/test';

/** Heading: the first one of the template. Entry: the file that a reader renders, listed first. */
const templates = [
  {
    gallery: MATERIAL_TEMPLATES,
    slug: 'sign-in',
    name: 'Sign-in',
    heading: 'Sign in to Sample app',
    entry: 'SignIn.tsx',
  },
  {
    gallery: MATERIAL_TEMPLATES,
    slug: 'dashboard',
    name: 'Dashboard',
    heading: 'Overview',
    entry: 'Dashboard.tsx',
  },
  {
    gallery: MATERIAL_TEMPLATES,
    slug: 'checkout',
    name: 'Checkout',
    heading: 'Checkout',
    entry: 'Checkout.tsx',
  },
  {
    gallery: JOY_TEMPLATES,
    slug: 'order-dashboard',
    name: 'Order dashboard',
    heading: 'Orders',
    entry: 'OrderDashboard.tsx',
  },
] as const;

for (const { gallery, slug, name, heading, entry } of templates) {
  test.describe(`the template ${slug}`, () => {
    test('has no accessibility violation in dark', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await openTemplate(page, gallery, slug);
      expect(await findViolations(page)).toEqual([]);
    });

    for (const [width, height] of [
      [320, 640],
      [768, 1024],
      [1280, 800],
      [1920, 1080],
    ] as const) {
      testOfFirstVisit(`fills a screen of ${width} px, and no more`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        const getShifts = await observeLayoutShifts(page);
        await openTemplate(page, gallery, slug);
        const box = await page.locator('[data-demo-root] > *').boundingBox();
        const bar = await page.getByRole('navigation', { name: 'Documentation' }).boundingBox();
        expect(box).toMatchObject({ x: 0, width, y: bar?.height });
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(height);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
        expect(await getShifts()).toBe(0);
      });
    }

    test('is accessible in light, leads to its list and files, and is opened from there', async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await openTemplate(page, gallery, slug);

      await test.step('has no accessibility violation in light', async () => {
        expect(await findViolations(page)).toEqual([]);
      });

      await test.step('has one main heading and one main part, and neither sidebar nor footer', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.getByRole('main')).toHaveCount(1);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
        await expect(page.locator('.theme-doc-sidebar-container, .navbar')).toHaveCount(0);
      });

      await test.step('leads back to the list of templates, and to its files there', async () => {
        const bar = page.getByRole('navigation', { name: 'Documentation' });
        await expect(bar.getByText(name, { exact: true })).toBeVisible();
        await expect(bar.getByRole('link', { name: 'Templates' })).toHaveAttribute('href', gallery);
        await bar.getByRole('link', { name: 'Source' }).click();
        await expect(page).toHaveURL(new RegExp(`${gallery}#${slug}$`));
        await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
      });

      await test.step('can be copied file by file', async () => {
        await page.getByRole('button', { name: `Show the files of ${name}` }).click();
        const samples = page.locator('.template-source .MuiCode-root');
        await expect(samples.first().locator('.MuiCode-title')).toHaveText(entry);
        const shown = await samples.evaluateAll((elements) =>
          elements.map((element) => [
            element.querySelector('.MuiCode-title')?.textContent ?? '',
            element.querySelector('code')?.textContent ?? '',
          ]),
        );
        const folder = path.join('docs', gallery, slug);
        const written = fs
          .readdirSync(folder)
          .map((fileName) => [fileName, fs.readFileSync(path.join(folder, fileName), 'utf8')]);
        const sortByName = (files: string[][]) =>
          files
            .map(([fileName = '', code = '']) => [fileName, code.trim()])
            .sort(([a = ''], [b = '']) => a.localeCompare(b));
        expect(sortByName(shown)).toEqual(sortByName(written));
        await page.getByRole('button', { name: `Hide the files of ${name}` }).click();
        await expect(samples).toHaveCount(0);
      });

      await test.step('is opened from the list of templates', async () => {
        const preview = page.getByRole('img', { name: `Preview of the ${name.toLowerCase()}` });
        await expect(preview).toHaveAttribute('width', /^\d+$/);
        await page
          .getByRole('link', { name: `Open the ${name.toLowerCase()} template full screen` })
          .click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      });
    });
  });
}

test('the color mode of a template can be switched', async ({ page }) => {
  await openTemplate(page, MATERIAL_TEMPLATES, 'sign-in');
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: /^Switch between dark and light mode/ });
  // From the system's choice to light, then to dark.
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  const main = page.getByRole('main');
  const getBackground = () =>
    main.evaluate((element) => getComputedStyle(element.parentElement ?? element).backgroundColor);
  const light = await getBackground();
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await getBackground()).not.toBe(light);
});
