import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('backdrops cover the window or a part of it, and go again', async ({ page }) => {
  await page.goto('/material-ui/react-backdrop/');

  await test.step('the whole window, closed by pointer and by keyboard', async () => {
    const demo = await bringToLife(page, 'BasicBackdrop');
    const backdrop = demo.locator('.MuiBackdrop-root');
    const status = demo.getByRole('status');
    await expect(backdrop).toBeHidden();
    await demo.getByRole('button', { name: 'Show backdrop' }).click();
    await expect(backdrop).toBeVisible();
    await expect(backdrop).toHaveCSS('z-index', '1300');
    const box = await backdrop.boundingBox();
    expect(box?.height).toBe(page.viewportSize()?.height);
    await page.mouse.click(5, 200);
    await expect(backdrop).toBeHidden();
    await expect(status).toHaveText('Nothing to wait for');
    await demo.getByRole('button', { name: 'Show backdrop' }).press('Enter');
    await expect(status).toHaveText(/^Working/);
    await demo.getByRole('button', { name: 'Hide backdrop' }).press('Enter');
    await expect(backdrop).toBeHidden();
  });

  await test.step('a card', async () => {
    const demo = await bringToLife(page, 'LocalBackdrop');
    const card = demo.locator('[aria-busy]');
    await demo.getByRole('button', { name: 'Load again' }).click();
    await expect(card).toHaveAttribute('aria-busy', 'true');
    const [outer, inner] = [
      await card.boundingBox(),
      await card.locator('.MuiBackdrop-root').boundingBox(),
    ];
    // The card's border stays outside.
    expect(inner?.width).toBe((outer?.width ?? NaN) - 2);
    await demo.getByRole('button', { name: 'Stop' }).click();
    await expect(demo.getByRole('status')).toHaveText('Visitors are up to date');
  });

  await test.step('the backdrop of a dialog', async () => {
    const demo = await bringToLife(page, 'DialogBackdrop');
    await demo.getByRole('button', { name: 'Open dialog' }).click();
    const dialog = page.getByRole('dialog', { name: 'A backdrop in blue' });
    await expect(dialog).toBeVisible();
    await expect(page.locator('body > [role="presentation"] > .MuiBackdrop-root')).toHaveCSS(
      'background-color',
      'rgba(20, 33, 61, 0.8)',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});
