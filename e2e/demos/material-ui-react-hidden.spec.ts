import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('what is hidden follows the width of the window', async ({ page }) => {
  const height = 800;
  await page.setViewportSize({ width: 1250, height });
  await page.goto('/material-ui/react-hidden/');

  await test.step('up and down', async () => {
    const demo = await bringToLife(page, 'HiddenFromWidth');
    await expect(demo.getByText('mdDown: from 900 px')).toBeVisible();
    await expect(demo.getByText('mdUp: below 900 px')).toBeHidden();
    await page.setViewportSize({ width: 899, height });
    await expect(demo.getByText('mdDown: from 900 px')).toBeHidden();
    await expect(demo.getByText('mdUp: below 900 px')).toBeVisible();
    await expect(demo.getByText('smUp: below 600 px')).toBeHidden();
    await page.setViewportSize({ width: 599, height });
    await expect(demo.getByText('smUp: below 600 px')).toBeVisible();
  });

  await test.step('only certain ranges', async () => {
    const demo = await bringToLife(page, 'HiddenOnly');
    await expect(demo.getByText('Not from 900 to 1200 px')).toBeVisible();
    await expect(demo.getByText(/^Neither/)).toBeHidden();
    await page.setViewportSize({ width: 1000, height });
    await expect(demo.getByText('Not from 900 to 1200 px')).toBeHidden();
    await expect(demo.getByText(/^Neither/)).toBeVisible();
  });

  await test.step('the same by style, in a grid, and by not rendering', async () => {
    const display = await bringToLife(page, 'DisplayByWidth');
    const grid = await bringToLife(page, 'GridItemByWidth');
    const rendered = await bringToLife(page, 'RenderedByWidth');
    await expect(display.getByText('From 900 px')).toBeVisible();
    await expect(display.getByText('Not from 900 to 1200 px')).toBeHidden();
    await expect(grid.getByText('Notes, from 900 px')).toBeVisible();
    await expect(rendered).toHaveText('Rendered for 900 px and more');
    await page.setViewportSize({ width: 899, height });
    await expect(display.getByText('From 900 px')).toBeHidden();
    await expect(display.getByText('Below 900 px')).toBeVisible();
    await expect(grid.getByText('Notes, from 900 px')).toBeHidden();
    await expect(rendered).toHaveText('Rendered for less');
  });
});
