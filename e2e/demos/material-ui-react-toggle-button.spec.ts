import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('toggle buttons do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-toggle-button/');

  await test.step('one of an exclusive group is pressed at most', async () => {
    const demo = await bringToLife(page, 'AlignmentToggle');
    const group = demo.getByRole('group', { name: 'Alignment' });
    const center = group.getByRole('button', { name: 'Center' });
    await center.press('Space');
    await expect(center).toHaveAttribute('aria-pressed', 'true');
    await expect(group.getByRole('button', { pressed: true })).toHaveCount(1);
    await center.click();
    await expect(group.getByRole('button', { pressed: true })).toHaveCount(0);
    await expect(group.getByRole('button', { name: 'Right' })).toBeDisabled();
  });

  await test.step('a group can refuse to be empty', async () => {
    const demo = await bringToLife(page, 'EnforcedToggle');
    const kilometers = demo.getByRole('button', { name: 'Kilometers' });
    await kilometers.click();
    await expect(kilometers).toHaveAttribute('aria-pressed', 'true');
    await demo.getByRole('button', { name: 'Miles' }).click();
    await expect(kilometers).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('several can be pressed, or a single one alone', async () => {
    const demo = await bringToLife(page, 'FormatToggle');
    await demo.getByRole('button', { name: 'Italic' }).click();
    await expect(demo.getByRole('button', { pressed: true })).toHaveCount(2);
    await expect(demo.getByText('The quick brown fox')).toHaveCSS('font-style', 'italic');
    await demo.getByRole('button', { name: 'Bold' }).click();
    await expect(demo.getByRole('button', { pressed: true })).toHaveCount(1);
    const single = await bringToLife(page, 'StandaloneToggle');
    await single.getByRole('button', { name: 'Done' }).click();
    await expect(single.getByRole('button', { name: 'Done', pressed: true })).toBeVisible();
  });

  await test.step('a tooltip names a button inside a group', async () => {
    const demo = await bringToLife(page, 'VerticalToggle');
    const tiles = demo.getByRole('button', { name: 'Tiles' });
    await tiles.click();
    await expect(tiles).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('tooltip', { name: 'Tiles' })).toBeVisible();
    const list = await demo.getByRole('button', { name: 'List' }).boundingBox();
    const box = await tiles.boundingBox();
    expect(box?.x).toBe(list?.x);
    expect(box?.y).toBeGreaterThan(list?.y ?? Infinity);
  });

  await test.step('the group decides size and width', async () => {
    const sizes = await bringToLife(page, 'ToggleSizes');
    const small = sizes.getByRole('group', { name: 'View, small' }).getByRole('button').first();
    await expect(small).toHaveCSS('padding', '7px');
    const colors = await bringToLife(page, 'ColorToggle');
    await expect(colors.getByRole('group', { name: 'Platform' })).toHaveCSS('width', '320px');
  });
});
