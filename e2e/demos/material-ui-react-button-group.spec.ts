import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('button groups do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-button-group/');

  await test.step('the group decides for its buttons, which may differ', async () => {
    const demo = await bringToLife(page, 'ButtonGroupVariants');
    const outlined = demo.getByRole('group', { name: 'Outlined: history' });
    await expect(outlined.getByRole('button', { name: 'Undo' })).toHaveClass(/MuiButton-outlined/);
    await expect(outlined.getByRole('button', { name: 'Reset' })).toBeDisabled();
    const flat = demo.getByRole('group', { name: 'Flat: history' });
    await expect(flat).toHaveCSS('box-shadow', 'none');
    await expect(flat.getByRole('button', { name: 'Redo' })).toHaveClass(/MuiButton-contained/);
  });

  await test.step('a vertical group stacks buttons of one width', async () => {
    const demo = await bringToLife(page, 'VerticalButtonGroup');
    const zoomIn = await demo.getByRole('button', { name: 'Zoom in' }).boundingBox();
    const locate = await demo.getByRole('button', { name: 'Show my location' }).boundingBox();
    expect(locate?.x).toBe(zoomIn?.x);
    expect(locate?.width).toBe(zoomIn?.width);
    expect(locate?.y).toBeGreaterThan(zoomIn?.y ?? Infinity);
  });

  await test.step('a split button does what was chosen in its menu', async () => {
    const demo = await bringToLife(page, 'SplitButton');
    const arrow = demo.getByRole('button', { name: 'Choose another way to merge' });
    await arrow.click();
    await expect(page.getByRole('menu', { name: 'Ways to merge' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(arrow).toBeFocused();
    await demo.getByRole('button', { name: 'Squash and merge' }).click();
    await expect(demo.getByRole('status')).toHaveText('Done: Squash and merge');
  });

  await test.step('a loading button keeps the size of its group', async () => {
    const demo = await bringToLife(page, 'LoadingButtonGroup');
    const group = demo.getByRole('group', { name: 'Document' });
    const before = await group.boundingBox();
    const save = group.getByRole('button', { name: 'Save' });
    await save.click();
    await expect(save).toBeDisabled();
    expect(await group.boundingBox()).toEqual(before);
    await group.getByRole('button', { name: 'Cancel' }).click();
    await expect(save).toBeEnabled();
  });
});
