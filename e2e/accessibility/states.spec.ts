import type { Page } from '@playwright/test';
import { COLOR_RULES, findViolations } from '../../scripts/browser/axe';
import { openSearch, waitForKeys } from '../search/openSearch';
import { bringToLife, getDemo } from '../support/demos';
import { DEMO_LAB } from '../support/pages';
import { expect, test } from '../support/sharedPage';

/** A short page: axe is to look at what opens above it. */
const TEXT = '/material-ui/getting-started/installation/';

/** They ask for what a document has once; the frame of an edited demo is a part of one. */
const DOCUMENT_RULES = ['landmark-one-main', 'page-has-heading-one'];

/** Looks at what opened, and at what opened it, in light and dark. */
async function expectNoViolation(
  page: Page,
  include: string,
  { withFrames = false } = {},
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = { include, withFrames, withoutRules: withFrames ? DOCUMENT_RULES : [] };
  expect(await findViolations(page, inLight)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findViolations(page, { include, withFrames, rules: COLOR_RULES })).toEqual([]);
}

test('menus and dialogs have no accessibility violation while they are open', async ({ page }) => {
  await page.goto(TEXT);
  await waitForKeys(page);
  for (const name of [/^Product: Material UI/, /^Version: v6/]) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolation(page, '.navbar');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }

  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectNoViolation(page, 'dialog[open]');
  await page.keyboard.press('Escape');

  const search = await openSearch(page);
  await search.ask('button');
  await expect(search.options.first()).toBeVisible();
  await expectNoViolation(page, 'dialog.search');
  await search.ask('xylophonist');
  await expect(search.dialog.getByRole('status')).toContainText('Nothing was found');
  await expectNoViolation(page, 'dialog.search');
});

test('neither have the parts of a narrow screen, from right to left', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('docs-theme', '{"direction":"rtl"}'));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(TEXT);
  await waitForKeys(page);
  const toggle = page.getByRole('button', { name: 'On this page' });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolation(page, 'main');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('button', { name: 'Customization' }).click();
  await expectNoViolation(page, '[role="dialog"]');
});

test('nor the tools of demos and API tables', async ({ page }) => {
  await page.goto(DEMO_LAB);
  await bringToLife(page, 'Counter');
  const demo = getDemo(page, 'Counter');
  await demo.getByRole('button', { name: 'Show full source' }).click();
  await expect(demo.locator('.demo__source pre')).toContainText('Clicked {count} times');
  await expectNoViolation(page, '#Counter');
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(demo.getByRole('textbox', { name: /^Source of / })).toBeFocused();
  const edited = demo.frameLocator('iframe').locator('[data-stage="shown"]');
  await expect(edited.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible();
  await expectNoViolation(page, '#Counter', { withFrames: true });

  await page.goto('/material-ui/api/button/');
  await waitForKeys(page);
  await page.getByRole('button', { name: 'List' }).first().click();
  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('color');
  await expectNoViolation(page, 'article');
  await filter.fill('xylophone');
  await expectNoViolation(page, 'article');
});
