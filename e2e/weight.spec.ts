import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

/** Upper limits of a first load, bytes after brotli. Prefetched code does not count. */
const BUDGETS = [
  { path: '/', script: 80_200, style: 22_400, html: 7_200, font: 14_600 },
  {
    path: '/material-ui/getting-started/installation/',
    script: 99_600,
    style: 22_400,
    html: 13_500,
    font: 14_600,
  },
  // The same in another language: it brings its own texts, and not those of all pages.
  {
    path: '/zh/material-ui/getting-started/installation/',
    script: 100_000,
    style: 22_400,
    html: 14_300,
    font: 14_600,
  },
  {
    path: '/material-ui/all-components/',
    script: 105_800,
    style: 22_400,
    html: 34_300,
    font: 25_600,
  },
  {
    path: '/material-ui/react-button/',
    script: 108_400,
    style: 22_400,
    html: 30_400,
    font: 14_600,
  },
];

interface FirstLoad {
  readonly document: number;
  readonly script: number;
  readonly stylesheet: number;
  readonly stylesheetCount: number;
  readonly font: number;
}

async function measureFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const bodies: Promise<readonly [type: string, size: number]>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if ((request.headers()['sec-purpose'] ?? '').includes('prefetch')) return;
    const type = request.resourceType();
    bodies.push(response.body().then((body) => [type, brotliCompressSync(body).length] as const));
  });
  await openAtRest(page, path);
  const sizes = await Promise.all(bodies);
  const sum = (wanted: string) =>
    sizes.filter(([type]) => type === wanted).reduce((total, [, size]) => total + size, 0);
  return {
    document: sum('document'),
    script: sum('script'),
    stylesheet: sum('stylesheet'),
    stylesheetCount: sizes.filter(([type]) => type === 'stylesheet').length,
    font: sum('font'),
  };
}

test.describe('the first load on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  for (const budget of BUDGETS) {
    test(`of ${budget.path} stays within its budget`, async ({ page }) => {
      const load = await measureFirstLoad(page, budget.path);
      expect(load.script).toBeLessThanOrEqual(budget.script);
      expect(load.stylesheet).toBeLessThanOrEqual(budget.style);
      expect(load.stylesheetCount).toBe(1);
      expect(load.document).toBeLessThanOrEqual(budget.html);
      expect(load.font).toBeLessThanOrEqual(budget.font);
    });
  }
});

test('the search, from opening to its results, stays within 150 kB', async ({ page }) => {
  await openAtRest(page, '/material-ui/react-button/');
  const loading: Promise<number>[] = [];
  const seen = new Set<string>();
  page.on('response', (response) => {
    // Files of the index may be kept for ever: the second time they come from the browser's cache.
    if (seen.has(response.url())) return;
    seen.add(response.url());
    const { 'content-encoding': encoding, 'content-length': length = '0' } = response.headers();
    // What Pagefind packed itself travels as it is; the rest as a published build compresses it.
    const measured = response.body().then((body) => brotliCompressSync(body).length);
    loading.push(encoding ? measured : Promise.resolve(Number(length)));
  });
  await page.keyboard.press('/');
  const dialog = page.locator('dialog.search');
  await expect(dialog.locator('input')).toBeFocused();
  // In one go: at which letters a typist pauses, and so what is searched on the way, is chance.
  await page.keyboard.insertText('button');
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await expect(dialog.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
  const sizes = await Promise.all(loading);
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes.filter((size) => size === 0)).toEqual([]);
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(150_000);
});
