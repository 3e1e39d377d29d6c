import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('icons have the sizes that the page says, and names where they need one', async ({ page }) => {
  await page.goto('/material-ui/icons/');
  const sizes = await bringToLife(page, 'IconSizes');
  const widths = await sizes
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.slice(0, 4)).toEqual([20, 24, 35, 48]);
  const named = await bringToLife(page, 'NamedIcons');
  await expect(named.getByRole('img')).toHaveCount(2);
  await expect(named.getByRole('listitem').filter({ hasText: 'Import' })).toContainText('Import');
  await expect(named.getByRole('img', { name: 'Failed' })).toBeVisible();
  const colors = await bringToLife(page, 'IconColors');
  // The one that inherits aside, no two are alike.
  const shown = await colors
    .locator('svg')
    .evaluateAll((icons) => icons.slice(1).map((icon) => getComputedStyle(icon).color));
  expect(new Set(shown).size).toBe(shown.length);
});
