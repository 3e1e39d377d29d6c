import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { bringToLife, getFrame, observeLayoutShifts, readWholePage } from './support/demos';
import { choose } from './support/settings';
import { expect, test } from './support/test';

const DENSITY = '/material-ui/customization/density/';
const COLOR = '/material-ui/customization/color/';
const PALETTE = '/material-ui/customization/palette/';
const BUTTON = '/material-ui/react-button/';

/** Every page of this spec, and the tool in it. */
const PAGES = [
  [DENSITY, 'density-tool'],
  [COLOR, 'color-tool'],
  [PALETTE, 'DefaultPalette'],
] as const;

async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`),
  );
}

const measureOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [path, tool] of PAGES) {
  test(`${path} stands without its code, does not move, and fits every reader`, async ({
    page,
  }) => {
    const getShift = await observeLayoutShifts(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await readWholePage(page);
    expect(await getShift()).toBeLessThan(0.01);
    expect(await findViolations(page)).toEqual([]);

    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findViolations(page)).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    await readWholePage(page);
    expect(await measureOverflow(page)).toBe(0);
    await choose(page, 'Right to left');
    await expect(getFrame(page, tool)).toHaveCSS('direction', 'rtl');
    expect(await measureOverflow(page)).toBe(0);
  });
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
  await expect(tool.getByRole('row', { name: /primary\.main/ })).toContainText('2.96:1No text');
  // Other demos of the page keep theirs.
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
  await page.goto(DENSITY, { waitUntil: 'networkidle' });
  expect(await countLibraries()).toBe(0);
  await bringToLife(page, 'density-tool');
  expect(await countLibraries()).toBeGreaterThan(0);
});
