import type { Page } from '@playwright/test';
import { findViolations } from '../scripts/browser/axe';
import { bringToLife, getFrame, observeLayoutShifts } from './support/demos';
import { openAtRest, waitForRest } from './support/rest';
import { choose } from './support/settings';
import { expect, test } from './support/sharedPage';
import { test as testOfFirstVisit } from './support/test';

const PAGE = '/material-ui/material-icons/';
const TOOL = 'icon-finder';

/** Files of shapes that a page has asked for. */
function watchShapes(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/icons\/[0-9a-f]{8}\.json$/.test(pathname)) urls.push(pathname);
  });
  return urls;
}

const getField = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const getDetails = (page: Page) => page.getByRole('dialog');
const getCell = (page: Page, name: string) =>
  getFrame(page, TOOL).getByRole('button', { name, exact: true });

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function openFinder(page: Page, query = '') {
  await page.goto(`${PAGE}${query}`);
  return bringToLife(page, TOOL);
}

test('only what is in view is fetched and drawn, and nothing of it before the finder is near', async ({
  page,
}) => {
  const shapes = watchShapes(page);
  // A window a line high, far above the finder.
  await page.setViewportSize({ width: 1200, height: 60 });
  await openAtRest(page, PAGE);
  expect(shapes).toEqual([]);

  await page.setViewportSize({ width: 1200, height: 900 });
  const finder = await bringToLife(page, TOOL);
  await expect(getCell(page, 'Abc').locator('path')).toHaveCount(1);
  await waitForRest(page);
  // The first rows lie in the first file or two; there are 34 a theme.
  expect(shapes.length).toBeGreaterThan(0);
  expect(shapes.length).toBeLessThanOrEqual(2);
  expect(await finder.getByRole('gridcell').count()).toBeLessThan(120);
  await expect(finder.getByRole('status')).toHaveText(/^Icons: 2\d{3}$/);

  const atFirst = shapes.length;
  await finder.getByRole('button', { name: 'Sharp' }).click();
  await expect.poll(() => shapes.length).toBeGreaterThan(atFirst);
  await waitForRest(page);
  expect(shapes.length).toBeLessThanOrEqual(2 * atFirst);
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('icons are searched by name, other words and category, and kept in the address', async ({
  page,
}) => {
  const finder = await openFinder(page);
  const status = finder.getByRole('status');
  await getField(page).pressSequentially('trash');
  await expect(getCell(page, 'Delete')).toBeVisible();
  await expect(status).toHaveText(/^Icons: \d$/);
  await expect(page).toHaveURL(/\?q=trash$/);

  await getField(page).fill('serach');
  await expect(status).toContainText('these are spelled alike');
  await expect(finder.getByRole('gridcell').first()).toHaveText('Search');

  await getField(page).fill('arrow');
  await finder.getByRole('combobox', { name: 'Category' }).selectOption('editor');
  await expect(finder.getByText('No icon has this name')).toBeVisible();
  await finder.getByRole('combobox', { name: 'Category' }).selectOption('navigation');
  await finder.getByRole('button', { name: 'Rounded' }).click();
  await expect(page).toHaveURL(/\?q=arrow&category=navigation&theme=Rounded$/);
  await page.reload();
  await bringToLife(page, TOOL);
  await expect(getField(page)).toHaveValue('arrow');
  await expect(finder.getByRole('button', { name: 'Rounded' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const count = await status.textContent();

  await getField(page).fill('arrow zzzz');
  await finder.getByRole('button', { name: 'Show all icons' }).click();
  await expect(status).toHaveText(/^Icons: 2\d{3}$/);
  expect(await status.textContent()).not.toBe(count);
  // The theme is a habit: it is there on the next visit, without an address that says so.
  await openFinder(page);
  await expect(finder.getByRole('button', { name: 'Rounded' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the keyboard alone leads to an icon, its details, and back', async ({ page }) => {
  const finder = await openFinder(page);
  await getField(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(getCell(page, 'Abc')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getCell(page, 'AcUnit')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(getCell(page, 'ZoomOutMap')).toBeFocused();
  await expect(getCell(page, 'ZoomOutMap')).toBeInViewport();
  // One stop in the order of the Tab key, wherever it is.
  await expect(finder.locator('[role="gridcell"] [tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Control+Home');
  await expect(getCell(page, 'Abc')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDetails(page).getByRole('heading', { name: 'Abc', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getDetails(page)).toHaveCount(0);
  await expect(getCell(page, 'Abc')).toBeFocused();
});

test('the details show an icon in all looks and copy its code in one click', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const finder = await openFinder(page, '?q=delete');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  await getCell(page, 'Delete').click();
  const details = getDetails(page);
  await expect(page).toHaveURL(/icon=Delete/);
  await details.getByRole('button', { name: 'Rounded' }).click();
  await expect(details.getByRole('heading', { name: 'DeleteRounded' })).toBeVisible();
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await details.getByRole('button', { name: 'Copy' }).first().click();
  await expect
    .poll(readClipboard)
    .toBe("import DeleteRoundedIcon from '@mui/icons-material/DeleteRounded';");
  await expect(details.getByRole('status')).toHaveText('Copied');
  await details.getByRole('button', { name: 'large' }).click();
  await details.getByRole('button', { name: 'error' }).click();
  await expect(details.getByRole('group', { name: 'Element' })).toHaveText(
    '<DeleteRoundedIcon color="error" fontSize="large" />',
  );
  await expect(details.getByText(/Also found as: .*\btrash\b/)).toBeVisible();

  await details.getByRole('button', { name: 'DeleteForever' }).click();
  await expect(details.getByRole('heading', { name: 'DeleteForeverRounded' })).toBeVisible();
  await expect(page).toHaveURL(/icon=DeleteForever/);
  // One step back closes them, whatever was looked at meanwhile, and the page stays where it was.
  await page.goBack();
  await expect(details).toHaveCount(0);
  await expect(page).not.toHaveURL(/icon=/);
  expect(await scrolled()).toBe(before);
  await expect(finder.getByRole('button', { name: 'Rounded' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goForward();
  await expect(details.getByRole('heading', { name: 'DeleteForeverRounded' })).toBeVisible();

  // A link leads to the icon; a logo exists in one theme only.
  await openFinder(page, '?icon=GitHub&theme=Sharp');
  await expect(details.getByRole('heading', { name: 'GitHub', exact: true })).toBeVisible();
  await expect(details.getByText('This logo exists in one theme only.')).toBeVisible();
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toHaveCount(0);
  await expect(page).not.toHaveURL(/icon=/);
});

test('drawings that could not be fetched are said to be missing, and fetched again', async ({
  page,
  expectProblem,
}) => {
  expectProblem('failed request', '/assets/icons/');
  await page.route('**/assets/icons/*.json', (route) => route.abort());
  const finder = await openFinder(page);
  await expect(finder.getByRole('status')).toContainText('some drawings could not be loaded');
  await page.unroute('**/assets/icons/*.json');
  await finder.getByRole('button', { name: 'Load them again' }).click();
  await expect(getCell(page, 'Abc').locator('path')).toHaveCount(1);
  await expect(finder.getByRole('status')).toHaveText(/^Icons: 2\d{3}$/);
});

testOfFirstVisit(
  'the page stands without moving, in dark, mirrored and narrow windows, with nothing against axe',
  async ({ page }) => {
    const getShift = await observeLayoutShifts(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await openFinder(page);
    await expect(getCell(page, 'Abc').locator('path')).toHaveCount(1);
    expect(await getShift()).toBe(0);
    expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await getCell(page, 'Abc').click();
    await expect(getDetails(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize({ width: 320, height: 640 });
    await choose(page, 'Right to left');
    await expect(getFrame(page, TOOL)).toHaveCSS('direction', 'rtl');
    expect(await measureOverflow(page)).toBe(0);
    await getCell(page, 'Abc').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(getCell(page, 'AcUnit')).toBeFocused();
    await page.keyboard.press('Enter');
    const details = getDetails(page);
    await expect(details).toBeVisible();
    const box = await details.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(box).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the categories are there, and how to import an icon', async ({ page }) => {
    await page.goto(PAGE);
    const finder = getFrame(page, TOOL);
    // By their elements: Playwright finds no text in a noscript element.
    await expect(finder.locator('noscript p')).toContainText(
      'Searching the icons needs JavaScript.',
    );
    const categories = finder.locator('noscript li');
    await expect(categories).toHaveCount(24);
    await expect(categories.first()).toBeVisible();
    await expect(categories.first()).toHaveText(/^Actions \(\d+\): .*Delete/);
    await expect(
      page.getByText("import DeleteIcon from '@mui/icons-material/Delete';").first(),
    ).toBeVisible();
  });
});
