import { doubleText } from '../scripts/browser/enlarge-text';
import { observeLayoutShifts } from './support/demos';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

const PAGE = '/material-ui/react-button/';

test('large text of the browser gives a wide window the page of a narrow one, and its drawer', async ({
  page,
}) => {
  await openAtRest(page, PAGE);
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const sidebar = page.getByRole('complementary').locator('.menu');
  const contents = page.locator('.table-of-contents__link', { hasText: 'Handling clicks' });
  const switchVersion = page.getByRole('button', { name: /^Version/ });
  await expect(sidebar).toBeVisible();
  await expect(switchVersion).toBeVisible();
  await expect(toggle).toBeHidden();

  const shrink = await doubleText(page);
  await expect(sidebar).toBeHidden();
  await expect(switchVersion).toBeHidden();
  await expect(contents.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(contents.filter({ visible: true })).toHaveCount(1);
  // That the bundler has put our hook into Docusaurus: its own would render no drawer in this window.
  await toggle.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link', { name: 'Button', exact: true })).toBeVisible();

  await shrink();
  await expect(drawer).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(contents.filter({ visible: true })).toHaveCount(1);
});

test('a page that is opened with large text stays where it is', async ({ page }) => {
  await doubleText(page);
  const getShifts = await observeLayoutShifts(page);
  await openAtRest(page, PAGE);
  await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await getShifts()).toBeLessThan(0.001);
});

test('large text in a window of 320 px scrolls in one direction, and nothing covers the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await doubleText(page);
  for (const path of ['/', PAGE]) {
    await openAtRest(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const header = page.locator('.navbar').first();
    // Its text is there for who hears it.
    await expect(header.getByRole('link', { name: 'MUI Docs' })).toBeVisible();
    const mark = await header.locator('.navbar__logo').boundingBox();
    await expect(header.getByText('MUI Docs')).toHaveCSS('font-size', '0px');
    const search = await header.getByRole('button', { name: /^Search/ }).boundingBox();
    expect((mark?.x ?? NaN) + (mark?.width ?? NaN)).toBeLessThan(search?.x ?? NaN);
  }
  await page.setViewportSize({ width: 640, height: 640 });
  const name = page.locator('.navbar').first().getByText('MUI Docs');
  await expect(name).not.toHaveCSS('font-size', '0px');
});
