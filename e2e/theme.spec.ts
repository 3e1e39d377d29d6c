import type { Locator } from '@playwright/test';
import { COLOR_RULES, findViolations } from '../scripts/browser/axe';
import { bringToLife, readWholePage } from './support/demos';
import { openAtRest } from './support/rest';
import { choose, openSettings } from './support/settings';
import { expect, test } from './support/sharedPage';

const MATERIAL = '/material-ui/react-button/';
const JOY = '/joy-ui/react-button/';
const FIELDS = '/material-ui/react-text-field/';
const MODES = ['light', 'dark'] as const;

test('an open page follows the system, and other tabs', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(MATERIAL);

  await test.step('readers who ask for more contrast get borders in the color of text', async () => {
    const getBorder = () =>
      page
        .locator('.demo')
        .first()
        .evaluate((demo) => getComputedStyle(demo).borderTopColor);
    const usual = await getBorder();
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(getBorder).not.toBe(usual);
    await page.emulateMedia({ contrast: 'no-preference' });
  });

  await test.step('the mode follows the system while the page is open, and other tabs', async () => {
    const body = page.locator('body');
    await expect(body).toHaveClass('mode-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(body).toHaveClass('mode-dark');

    const other = await context.newPage();
    await other.goto(JOY);
    await choose(other, 'Light', 'Dense', 'Right to left');
    await expect(body).toHaveClass('mode-light');
    await expect(body).toHaveAttribute('dir', 'rtl');
    const demo = await bringToLife(page, 'BasicButtons');
    await expect(demo.locator('.MuiButton-sizeSmall')).not.toHaveCount(0);
  });
});

test('the settings work by keyboard, hold over pages and reloads, and can be reset', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openAtRest(page, MATERIAL);
  const before = requests.length;
  const button = page.getByRole('button', { name: 'Settings', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  // The code of the panel is no part of the page.
  expect(requests.length).toBeGreaterThan(before);

  const mode = panel.getByRole('group', { name: 'Color mode' });
  await mode.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(mode.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('body')).toHaveClass('mode-dark');
  await panel.getByRole('radio', { name: 'Dense' }).check();
  await panel.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'js');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();

  const material = await bringToLife(page, 'BasicButtons');
  await expect(material.locator('.MuiButton-sizeSmall')).not.toHaveCount(0);
  await page.goto(JOY);
  const joy = await bringToLife(page, 'BasicButtons');
  await expect(joy.locator('.MuiButton-sizeSm')).not.toHaveCount(0);
  await expect(page.locator('body')).toHaveClass('mode-dark');

  await openSettings(page);
  await panel.getByRole('button', { name: 'Reset all' }).click();
  await expect(panel.getByRole('status')).toHaveText('All settings are back to their defaults.');
  await expect(page.locator('body')).toHaveClass('mode-light');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'ts');
  await page.keyboard.press('Escape');
  await expect(joy.locator('.MuiButton-sizeSm')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-theme'))).toBeNull();
});

test('right to left turns chrome and demos, and keeps what was typed', async ({ page }) => {
  await openAtRest(page, FIELDS);
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').length),
  ).toBeGreaterThan(0);
  const demo = await bringToLife(page, 'BasicTextFields');
  const field = demo.getByRole('textbox').first();
  await field.fill('typed before');
  const getLabelSide = () =>
    demo
      .locator('label')
      .first()
      .evaluate((label) => {
        const own = label.getBoundingClientRect();
        const parent = (label.parentElement ?? label).getBoundingClientRect();
        return own.left - parent.left < parent.right - own.right ? 'left' : 'right';
      });
  expect(await getLabelSide()).toBe('left');
  await choose(page, 'Right to left');
  await expect.poll(getLabelSide).toBe('right');
  await expect(field).toHaveValue('typed before');

  const getSide = (locator: Locator) =>
    locator.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left + right < window.innerWidth ? 'left' : 'right';
    });
  expect(await getSide(page.getByRole('navigation', { name: 'Docs sidebar' }))).toBe('right');
  expect(await getSide(page.locator('.navbar__brand'))).toBe('right');
  expect(await getSide(page.locator('.table-of-contents').first())).toBe('left');
  await choose(page, 'Left to right');
  await expect.poll(getLabelSide).toBe('left');
  await expect(field).toHaveValue('typed before');
});

for (const path of ['/', MATERIAL, JOY]) {
  test(`${path} fits its screen right to left, wide and narrow`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-theme', '{"direction":"rtl"}'));
    const getOverflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await openAtRest(page, path);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await readWholePage(page);
      expect(await getOverflow()).toBe(0);
    }
  });
}

test('the drawer and the settings of narrow screens turn too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-theme', '{"direction":"rtl"}'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(MATERIAL);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer).toBeInViewport({ ratio: 0.9 });
  await expect
    .poll(async () => Math.round((await drawer.boundingBox())?.x ?? -1))
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  const panel = await openSettings(page);
  const box = await panel.boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(640);
  expect(box?.width).toBe(320);
});

test('the settings have no accessibility violation in either mode, nor in forced colors', async ({
  page,
}) => {
  await page.goto('/versions/');
  const panel = await openSettings(page);
  for (const colorScheme of MODES) {
    for (const forcedColors of ['none', 'active'] as const) {
      await test.step(`${colorScheme}, forced colors ${forcedColors}`, async () => {
        await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
        await expect(page.locator('body')).toHaveClass(`mode-${colorScheme}`);
        expect(await findViolations(page, { include: '.settings-panel' })).toEqual([]);
        // A chosen value differs from the others by more than its color.
        await expect(panel.getByRole('radio', { name: 'System', exact: true })).toBeChecked();
      });
    }
  }
});

test('the settings hold for the page where storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(MATERIAL);
  await choose(page, 'Dark', 'Dense');
  await expect(page.locator('body')).toHaveClass('mode-dark');
  const demo = await bringToLife(page, 'BasicButtons');
  await expect(demo.locator('.MuiButton-sizeSmall')).not.toHaveCount(0);
});

test('settings that cannot be fetched say so, and are fetched when asked again', async ({
  page,
  expectProblem,
}) => {
  await openAtRest(page, '/versions/');
  expectProblem('failed request', '.js');
  await page.route('**/assets/js/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.unrouteAll();
  const panel = await openSettings(page);
  await expect(panel).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a choice changes the demos that can be seen, the color mode none', async ({ page }) => {
  await openAtRest(page, MATERIAL);
  await readWholePage(page);
  await page.evaluate(() => document.getElementById('BasicButtons')?.scrollIntoView());
  await openSettings(page);
  await page.evaluate(() => {
    const changed = new Set<string>();
    Object.assign(window, { changedDemos: changed });
    for (const island of document.querySelectorAll('.demo__island')) {
      const name = island.closest('.demo')?.id ?? '';
      new MutationObserver(() => changed.add(name)).observe(island, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    }
  });
  const getChanged = () =>
    page.evaluate(() => [...(window as unknown as { changedDemos: Set<string> }).changedDemos]);
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await panel.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('body')).toHaveClass('mode-dark');
  expect(await getChanged()).toEqual([]);

  await panel.getByRole('radio', { name: 'Dense', exact: true }).check();
  await expect(page.locator('[id="BasicButtons"] .MuiButton-sizeSmall').first()).toBeVisible();
  const near = await page.evaluate(() =>
    [...document.querySelectorAll('.demo')]
      .filter((demo) => demo.getBoundingClientRect().top < window.innerHeight + 200)
      .map(({ id }) => id),
  );
  const changed = await getChanged();
  expect(near).toEqual(expect.arrayContaining(changed));
  expect(changed).toContain('BasicButtons');
  // The others catch up when they come near.
  await page.keyboard.press('Escape');
  const last = await bringToLife(page, 'SxButton');
  await expect(last.locator('.MuiButton-sizeSmall').first()).toBeVisible();
});

/** A text page, live demos, an API page with its inspector, the home page, another language. */
const MODE_PATHS = [
  '/material-ui/getting-started/installation/',
  MATERIAL,
  JOY,
  // Colors that are turned around in a demo depend on the mode.
  '/joy-ui/getting-started/',
  '/material-ui/api/button/',
  '/',
  '/zh/material-ui/getting-started/installation/',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a dark system gets dark pages, whose demos stay light', async ({ page }) => {
    const readColors = () =>
      page.evaluate(() => {
        const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
        return [getComputedStyle(document.body).color, backgroundColor, colorScheme];
      });
    for (const path of MODE_PATHS) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      const [ink, paper, scheme] = await readColors();
      expect(scheme).toBe('light');
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await readColors();
      expect(dark[0]).not.toBe(ink);
      expect(dark[1]).not.toBe(paper);
      expect(dark[2]).toBe('dark');
      for (const frame of await page.locator('.demo__frame').all()) {
        await expect(frame).toHaveCSS('color-scheme', 'light');
        await expect(frame).toHaveCSS('color', ink ?? '');
      }
    }
  });
});

test('what a dark system gets without JavaScript can be read', async ({ page }) => {
  // Where scripts are off axe cannot run either: here they are on, and the page has none.
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
      .replace(/<\/?noscript>/g, '');
    return route.fulfill({ response, body: html });
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of MODE_PATHS) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    // Joy UI gives its buttons the attribute `disabled`, which excuses pale text, by script.
    const scope = { rules: COLOR_RULES, exclude: '.Mui-disabled' };
    expect(await findViolations(page, scope), path).toEqual([]);
  }
});
