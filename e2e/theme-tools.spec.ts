import type { Page } from '@playwright/test';
import { COLOR_RULES, findViolations } from '../scripts/browser/axe';
import { bringToLife, getFrame, observeLayoutShifts, readWholePage } from './support/demos';
import { openAtRest } from './support/rest';
import { choose } from './support/settings';
import { expect, test } from './support/sharedPage';
import { test as testOfFirstVisit } from './support/test';

const DENSITY = '/material-ui/customization/density/';
const COLOR = '/material-ui/customization/color/';
const BREAKPOINTS = '/material-ui/customization/breakpoints/';
const THEME = '/material-ui/customization/default-theme/';
const JOY_THEME = '/joy-ui/customization/default-theme-viewer/';
const JOY_BUILDER = '/joy-ui/customization/theme-builder/';
const BUTTON = '/material-ui/react-button/';

/** Pages with the largest tools, and the tool in each; `npm run audit` reads all pages. */
const PAGES = [
  [COLOR, 'color-tool'],
  [JOY_BUILDER, 'theme-builder'],
] as const;

/**
 * One color cannot be read as text on white and on black alike. The preview of the color tool shows
 * what was picked in either mode; how well it reads is what the table beside it says.
 */
const PICKED_COLORS = '[data-color-preview]';

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [path, tool] of PAGES) {
  testOfFirstVisit(
    `${path} stands without its code, does not move, and fits every reader`,
    async ({ page }) => {
      const getShift = await observeLayoutShifts(page);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await openAtRest(page, path);
      await readWholePage(page);
      // A pixel that a late font rounds the other way is less than that.
      expect(await getShift()).toBeLessThan(0.001);
      expect(await findViolations(page, { exclude: PICKED_COLORS })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const colors = { exclude: PICKED_COLORS, rules: COLOR_RULES };
      expect(await findViolations(page, colors)).toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      await readWholePage(page);
      expect(await measureOverflow(page)).toBe(0);
      await choose(page, 'Right to left');
      await expect(getFrame(page, tool)).toHaveCSS('direction', 'rtl');
      expect(await measureOverflow(page)).toBe(0);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('tools show what they would at first', async ({ page }) => {
    await page.goto(DENSITY);
    const density = getFrame(page, 'density-tool');
    await expect(density.getByRole('slider', { name: 'Spacing unit' })).toHaveValue('8');
    await expect(density.getByRole('row')).toHaveCount(5);
    await page.goto(COLOR);
    const color = getFrame(page, 'color-tool');
    await expect(color.getByText('#1976d2').or(color.getByText('blue[700]'))).toBeVisible();
    const save = color.getByRole('button', { name: 'Save' }).first();
    await expect(save).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  });
});

test('density reaches every page, lasts over a reload, and is taken back', async ({ page }) => {
  await page.goto(DENSITY);
  let tool = await bringToLife(page, 'density-tool');
  const getSlider = () => tool.getByRole('slider', { name: 'Spacing unit' });
  await getSlider().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Tab');
  await expect(tool.getByRole('button', { name: 'Increase spacing by 1 pixel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getSlider()).toHaveValue('7');
  await tool.getByRole('checkbox', { name: 'Dense components' }).check();
  await expect(tool.getByRole('group', { name: 'src/theme.ts' })).toContainText('spacing: 7,');
  await expect(tool.getByRole('textbox', { name: 'Subject' })).toHaveCSS('padding-top', '8.5px');

  await page.goto(BUTTON);
  const demo = await bringToLife(page, 'BasicButtons');
  await expect(demo.locator('.MuiButton-sizeSmall')).not.toHaveCount(0);

  await page.goto(DENSITY);
  tool = await bringToLife(page, 'density-tool');
  await expect(getSlider()).toHaveValue('7');
  await tool.getByRole('button', { name: 'Reset density' }).click();
  await expect(getSlider()).toHaveValue('8');
  await expect(tool.getByRole('textbox', { name: 'Subject' })).toHaveCSS('padding-top', '16.5px');
  expect(await page.evaluate(() => localStorage.getItem('docs-theme'))).toBeNull();
});

test('colors are picked by keyboard, shown at once, given to all demos and taken back', async ({
  page,
}) => {
  await page.goto(COLOR);
  let tool = await bringToLife(page, 'color-tool');
  await tool.getByRole('radio', { name: 'blue', exact: true }).first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(tool.getByRole('radio', { name: 'indigo', exact: true }).first()).toBeChecked();
  const field = tool.getByRole('group', { name: 'Primary color' }).getByLabel('Hex value');
  await field.fill('#0a7');
  const save = () => tool.getByRole('button', { name: 'Save' }).first();
  await expect(save()).toHaveCSS('background-color', 'rgb(0, 170, 119)');
  await expect(tool.getByRole('row', { name: /primary\.main/ })).toContainText('7.02:1');
  await expect(tool.getByRole('row', { name: /On white/ }).first()).toContainText('2.99:1No text');
  await page.reload();
  tool = await bringToLife(page, 'color-tool');
  await expect(save()).toHaveCSS('background-color', 'rgb(0, 170, 119)');

  await tool.getByRole('button', { name: 'Set docs colors' }).click();
  await page.goto(BUTTON);
  await bringToLife(page, 'BasicButtons');
  const contained = getFrame(page, 'BasicButtons').locator('.MuiButton-contained').first();
  await expect(contained).toHaveCSS('background-color', 'rgb(0, 170, 119)');

  await page.goto(COLOR);
  tool = await bringToLife(page, 'color-tool');
  await tool.getByRole('button', { name: 'Reset colors' }).click();
  await expect(save()).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a page with a tool downloads no library before the tool comes near', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') texts.push(response.text());
  });
  const countLibraries = async () =>
    (await Promise.all(texts)).filter((text) => text.includes('MuiSlider')).length;
  // A window a line high, far above the tool.
  await page.setViewportSize({ width: 1200, height: 60 });
  await openAtRest(page, DENSITY);
  expect(await countLibraries()).toBe(0);
  await bringToLife(page, 'density-tool');
  expect(await countLibraries()).toBeGreaterThan(0);
});

test('the tree of a theme is walked by keyboard, searched, and linked to', async ({ page }) => {
  await page.goto(THEME);
  let tool = await bringToLife(page, 'default-theme');
  const getItem = (name: string) => tool.getByRole('treeitem', { name, exact: true });
  await getItem('breakpoints {8}').focus();
  await page.keyboard.press('p');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(getItem('mode "light"')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?theme=light&path=palette\.mode$/);
  await expect(tool.getByText('theme.palette.mode = "light"')).toBeVisible();
  await tool.getByRole('button', { name: 'Dark' }).click();
  await expect(tool.getByText('theme.palette.mode = "dark"')).toBeVisible();

  await tool.getByRole('searchbox').fill('primary main');
  await expect(tool.getByRole('status')).toHaveText('Matching entries: 1');
  await getItem('main "#90caf9"').click();
  await page.reload();
  tool = await bringToLife(page, 'default-theme');
  await expect(getItem('main "#90caf9"')).toHaveAttribute('aria-selected', 'true');
  await expect(getItem('main "#90caf9"')).toBeInViewport();

  await tool.getByRole('checkbox', { name: 'Expand everything' }).check();
  await page.goto(JOY_THEME);
  tool = await bringToLife(page, 'default-theme-viewer');
  await expect(getItem('solidBg "var(--joy-palette-primary-500, #0B6BCB)"')).toHaveCount(3);
});

test('a Joy UI theme is built by eye, survives a reload, and is exported', async ({ page }) => {
  await page.goto(JOY_BUILDER);
  let tool = await bringToLife(page, 'theme-builder');
  const solid = () => tool.getByRole('button', { name: 'primary solid' });
  await expect(solid()).toHaveCSS('background-color', 'rgb(11, 107, 203)');
  await tool.getByLabel('primary 500', { exact: true }).fill('#7a1fa2');
  await tool.getByRole('button', { name: 'Make a ramp around this color' }).click();
  await expect(solid()).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await tool.getByLabel('radius.sm').fill('0');
  await tool.getByRole('radio', { name: 'Card' }).check();
  await tool.getByLabel('--Card-padding').fill('40');
  await page.reload();
  tool = await bringToLife(page, 'theme-builder');
  await expect(solid()).toHaveCSS('background-color', 'rgb(122, 31, 162)');
  await expect(solid()).toHaveCSS('border-radius', '0px');
  await expect(tool.locator('.MuiCard-root')).toHaveCSS('padding', '40px');
  await expect(tool.getByRole('group', { name: 'src/theme.ts' })).toContainText(
    "radius: { sm: '0px' }",
  );
  await tool.getByRole('button', { name: 'Reset theme' }).click();
  await expect(solid()).toHaveCSS('background-color', 'rgb(11, 107, 203)');
  await expect(tool.locator('.MuiCard-root')).toHaveCSS('padding', '16px');
});

test('the range of the window is marked', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await page.goto(BREAKPOINTS);
  const demo = await bringToLife(page, 'CurrentBreakpoint');
  await expect(demo.locator('[aria-current="true"]')).toHaveText('sm: from 600px to 900px');
  await page.setViewportSize({ width: 1300, height: 700 });
  await expect(demo.locator('[aria-current="true"]')).toHaveText('lg: from 1200px to 1536px');
});
