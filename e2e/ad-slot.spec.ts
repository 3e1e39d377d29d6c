import { findViolations } from '../scripts/browser/axe';
import { collectRequests } from './support/collectRequests';
import { observeLayoutShifts } from './support/demos';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

// Nothing on it moves by itself, as wide tables do when they arrive in parts.
const PAGE = '/material-ui/getting-started/installation/';
const SLOT = '.description + .Ad-root';

test.describe('without an ad network, which is the default,', () => {
  for (const [layout, draw, name] of [
    ['image', 0.5, 'Premium themes'],
    ['inline', 0.1, 'ScaffoldHub'],
  ] as const) {
    test(`a page shows an in-house ad in the ${layout} layout; nothing moves at any width`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, draw);
      const getShifts = await observeLayoutShifts(page);
      for (const width of [320, 600, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(PAGE);
        const slot = page.locator(SLOT);
        await expect(slot.getByRole('link')).toContainText(name);
        await expect(slot).toHaveAttribute('data-ga-event-label', `in-house-body-top-${layout}`);
        // Every text fits: whatever does not would have to be scrolled inside the slot.
        const [hidden] = await slot
          .locator('.Ad-layer')
          .evaluateAll((layers) => layers.map((layer) => layer.scrollHeight - layer.clientHeight));
        expect(hidden).toBe(0);
        expect(await getShifts()).toBe(0);
      }
      expect(await findViolations(page, { include: '.Ad-root' })).toEqual([]);
    });
  }

  test('each in-house ad fits, with its picture, on the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const draw of [0.2, 0.3, 0.5, 0.7, 0.9]) {
      await page.addInitScript((value) => {
        Math.random = () => value;
      }, draw);
      await page.goto(PAGE);
      const image = page.locator(`${SLOT} img`);
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(130);
      const layer = page.locator(`${SLOT} .Ad-layer`);
      expect(await layer.evaluate((e) => e.scrollHeight - e.clientHeight)).toBe(0);
    }
  });

  test('no code of the slot is asked for before the slot is near', async ({ page }) => {
    const log = collectRequests(page);
    // The description is far below: as on a page whose heading is as tall as many screens.
    await page.route(`**${PAGE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '</head>',
        '<style>.markdown > header > h1 { margin-block-end: 9000px !important }</style></head>',
      );
      await route.fulfill({ response, body });
    });
    await openAtRest(page, PAGE);
    await expect(page.locator(`${SLOT} > *`)).toHaveCount(0);
    log.clear();
    await page.locator(SLOT).scrollIntoViewIfNeeded();
    await expect(page.locator(SLOT).getByRole('link')).toBeVisible();
    expect(log.paths('script').length).toBeGreaterThan(0);
  });
});

test('the room is in the HTML, and gone where no script can fill it', async ({ browser, page }) => {
  await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
  for (const [width, height] of [
    [599, 142],
    [600, 126],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(PAGE);
    const slot = page.locator(SLOT);
    await expect(slot).toHaveCSS('min-height', `${height}px`);
    await expect(slot).toHaveCSS('margin-top', '24px');
    await expect(slot).toHaveCSS('margin-bottom', '24px');
    expect(await slot.evaluate((element) => element.clientHeight)).toBe(height);
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const silent = await context.newPage();
  await silent.goto(new URL(PAGE, page.url()).href);
  await expect(silent.locator(SLOT)).toBeHidden();
  await context.close();
});

test('pages beside the documentation have no slot', async ({ page }) => {
  for (const path of ['/', '/versions/', '/experiments/navigation/first/']) {
    await test.step(path, async () => {
      await openAtRest(page, path);
      await expect(page.locator('.Ad-root')).toHaveCount(0);
    });
  }
});

test('a page that does not exist has no slot', async ({ page, expectProblem }) => {
  expectProblem('failed request', '404 ');
  await openAtRest(page, '/no/such/page/');
  await expect(page.locator('.Ad-root')).toHaveCount(0);
});

test('the ring around an ad that has the focus is not cut off', async ({ page }) => {
  await openAtRest(page, '/material-ui/all-components/');
  await page.locator('.Ad-link').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const room = await page.locator('.Ad-card').evaluate((card) => {
    const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(card);
    const layer = card.closest('.Ad-layer') ?? card;
    const reach = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    const [inner, outer] = [card.getBoundingClientRect(), layer.getBoundingClientRect()];
    return {
      outlineStyle,
      left: inner.left - reach - outer.left,
      top: inner.top - reach - outer.top,
    };
  });
  expect(room.outlineStyle).toBe('solid');
  expect(room.left).toBeGreaterThanOrEqual(0);
  expect(room.top).toBeGreaterThanOrEqual(0);
});
