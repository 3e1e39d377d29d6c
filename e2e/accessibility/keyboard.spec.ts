import type { Page } from '@playwright/test';
import { findCoveredStops } from '../../scripts/browser/covered-focus';
import { isFocusVisible } from '../../scripts/browser/focus-visible';
import { waitForKeys } from '../search/openSearch';
import { getDemo } from '../support/demos';
import { DEMO_LAB } from '../support/pages';
import { openAtRest } from '../support/rest';
import { expect, test } from '../support/sharedPage';

/** An element that Tab led to. */
interface Stop {
  readonly region: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const { left, top } = active.getBoundingClientRect();
    const region = [
      ['.navbar', 'header'],
      ['.theme-doc-sidebar-container', 'sidebar'],
      ['.demo__island', 'demo'],
      ['.demo__toolbar', 'toolbar'],
      ['main', 'article'],
    ].find(([selector = '']) => active.closest(selector))?.[1];
    return {
      region: region ?? 'page',
      name: (active.getAttribute('aria-label') ?? active.textContent ?? '').trim(),
      x: Math.round(left),
      y: Math.round(top + window.scrollY),
    };
  });

/** Presses a key, and looks whether a reader sees where it led. */
async function step(page: Page, key: string): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await readStop(page);
  expect(await isFocusVisible(page), `the focus on ${JSON.stringify(stop)} is visible`).toBe(true);
  return stop;
}

async function stepUntil(page: Page, key: string, name: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.at(-1)?.name !== name) {
    stops.push(await step(page, key));
    expect(stops.length, `${key} leads to ${name}`).toBeLessThan(40);
  }
  return stops;
}

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => number >= (numbers[index - 1] ?? -Infinity));

test('Tab leads through header, sidebar, article and a demo’s tools, and is seen everywhere', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page, DEMO_LAB);
  await waitForKeys(page);
  const stops = await stepUntil(page, 'Tab', 'Edit');
  expect(stops[0]).toMatchObject({ region: 'page', name: 'Skip to main content' });
  const regions = stops.map(({ region }) => region);
  expect(regions.filter((region, index) => region !== regions[index - 1])).toEqual([
    'page',
    'header',
    'sidebar',
    'article',
    'demo',
    'toolbar',
  ]);
  const inHeader = stops.filter(({ region }) => region === 'header');
  expect(inHeader.map(({ name }) => name)).toEqual(expect.arrayContaining(['Search', 'Settings']));
  expect(isAscending(inHeader.map(({ x }) => x))).toBe(true);
  const inSidebar = stops.filter(({ region }) => region === 'sidebar');
  expect(isAscending(inSidebar.map(({ y }) => y))).toBe(true);

  // Into the editor and out of it, forwards and back, and its button has the focus again.
  const demo = getDemo(page, 'Counter');
  const text = demo.getByRole('textbox', { name: /^Source of / });
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(text).not.toBeFocused();
  await stepUntil(page, 'Shift+Tab', 'Close editor');
  await page.keyboard.press('Enter');
  await expect(text).toBeHidden();
  await expect(demo.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await step(page, 'Tab');

  // All the way back to the header: what opens from there gives the focus back.
  await page.getByRole('link', { name: 'Blog', exact: true }).first().focus();
  expect(await step(page, 'Tab')).toMatchObject({ region: 'header', name: 'Settings' });
  await page.keyboard.press('Enter');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await step(page, 'Tab');
  await step(page, 'Tab');
  expect(await settings.evaluate((panel) => panel.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeFocused();
  await stepUntil(page, 'Shift+Tab', 'Search');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 390, height: 700 },
];

for (const path of [
  '/material-ui/getting-started/installation/',
  '/material-ui/api/button/',
  '/joy-ui/api/sheet/',
]) {
  test(`Shift+Tab never leads behind the bar on top: ${path}`, async ({ page }) => {
    await openAtRest(page, path);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      expect(await findCoveredStops(page), `${size.width} px`).toEqual([]);
    }
    // Nor does what is in the bar, or opens from it, move the page when it gets the focus.
    await page.evaluate(() => window.scrollTo(0, 400));
    await page.getByRole('button', { name: 'Search', exact: true }).focus();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });
}

test('inputs of demos that begin with `all: unset` stop below the bar on top', async ({ page }) => {
  await openAtRest(page, '/base-ui/react-autocomplete/');
  const barHeight = await page.locator('.navbar').evaluate((bar) => bar.clientHeight);
  const input = page.locator('#FreeText .demo__frame input:visible');
  await expect(input).toHaveCSS('border-style', 'none');
  // Half of it above the window: browsers scroll no further than they have to.
  await input.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    window.scrollBy(0, top + height / 2);
  });
  await input.focus();
  expect((await input.boundingBox())?.y).toBeGreaterThanOrEqual(barHeight);
});
