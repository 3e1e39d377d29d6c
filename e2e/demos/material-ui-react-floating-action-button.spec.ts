import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('floating action buttons do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-floating-action-button/');

  await test.step('round ones are named by a label, extended ones by their text', async () => {
    const demo = await bringToLife(page, 'BasicFabs');
    await expect(demo.getByRole('button', { name: 'Edit' })).toHaveCSS('width', '56px');
    await expect(demo.getByRole('button', { name: 'Navigate' })).toHaveCSS('height', '48px');
    await expect(demo.getByRole('button', { name: 'Like' })).toBeDisabled();
  });

  await test.step('sizes', async () => {
    const round = await bringToLife(page, 'FabSizes');
    const extended = await bringToLife(page, 'ExtendedFabSizes');
    for (const [size, width, height] of [
      ['small', '40px', '34px'],
      ['medium', '48px', '40px'],
      ['large', '56px', '48px'],
    ] as const) {
      await expect(round.getByRole('button', { name: size })).toHaveCSS('width', width);
      await expect(extended.getByRole('button', { name: size })).toHaveCSS('height', height);
    }
  });

  await test.step('a placed button stays in its corner while the list scrolls', async () => {
    const demo = await bringToLife(page, 'PlacedFab');
    const add = demo.getByRole('button', { name: 'Add task' });
    await add.click();
    await add.click();
    const frame = await demo.getByRole('region', { name: 'Tasks' }).boundingBox();
    const last = demo.getByText('Task 5');
    await last.scrollIntoViewIfNeeded();
    await demo.getByRole('region', { name: 'Tasks' }).evaluate((region) => {
      region.scrollTop = region.scrollHeight;
    });
    await expect(last).toBeInViewport();
    const button = await add.boundingBox();
    const row = await last.boundingBox();
    expect(row && button && row.y + row.height).toBeLessThanOrEqual(button?.y ?? 0);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(
      (frame?.y ?? 0) + (frame?.height ?? 0),
    );
  });

  await test.step('another tab brings another button', async () => {
    const demo = await bringToLife(page, 'ZoomFabs');
    await demo.getByRole('tab', { name: 'Notes' }).click();
    await expect(demo.getByRole('button', { name: 'Edit note' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Add photo' })).toHaveCount(0);
  });

  await test.step('with an address it is a link', async () => {
    const demo = await bringToLife(page, 'StyledFab');
    await demo.getByRole('link', { name: 'Ask a question' }).click();
    await expect(page).toHaveURL(/#customization$/);
  });
});
