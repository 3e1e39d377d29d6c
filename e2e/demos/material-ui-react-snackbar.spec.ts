import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('snackbars tell what happened and go when they are asked to', async ({ page }) => {
  await page.goto('/material-ui/react-snackbar/');

  await test.step('BasicSnackbar survives a click elsewhere, and undoes', async () => {
    const demo = await bringToLife(page, 'BasicSnackbar');
    const message = demo.getByRole('alert');
    await demo.getByRole('button', { name: 'Archive note' }).click();
    await expect(message).toContainText('Note archived');
    await page.getByRole('heading', { name: 'Basics' }).click();
    await message.getByRole('button', { name: 'Undo' }).click();
    await expect(demo.getByRole('button', { name: 'Archive note' })).toBeVisible();
    await expect(message).toHaveCount(0);
    await demo.getByRole('button', { name: 'Archive note' }).click();
    await expect(message).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(message).toHaveCount(0);
  });

  await test.step('SnackbarPositions goes to its place, and away by a click', async () => {
    const demo = await bringToLife(page, 'SnackbarPositions');
    await demo.getByRole('button', { name: 'bottom right' }).click();
    const place = demo.locator('.MuiSnackbar-anchorOriginBottomRight');
    await expect(place.getByRole('alert')).toHaveText('At the bottom right');
    await expect(place).toHaveCSS('right', '24px');
    await page.getByRole('heading', { name: 'Positions' }).click();
    await expect(place).toHaveCount(0);
  });

  await test.step('AlertSnackbar speaks calmly of success and loudly of failure', async () => {
    const demo = await bringToLife(page, 'AlertSnackbar');
    await demo.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(demo.getByRole('status')).toHaveText('Everything is saved.');
    await demo.getByRole('button', { name: 'Save offline' }).click();
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('Nothing was saved.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toHaveCount(0);
  });

  await test.step('SnackbarQueue shows one after another', async () => {
    const demo = await bringToLife(page, 'SnackbarQueue');
    await demo.getByRole('button', { name: 'Copy file 1' }).click();
    await demo.getByRole('button', { name: 'Copy file 2' }).click();
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('File 1 is copied');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toContainText('File 2 is copied');
    await alert.getByRole('button', { name: 'Dismiss' }).click();
    await expect(alert).toHaveCount(0);
    await demo.getByRole('button', { name: 'Copy file 3' }).click();
    await expect(alert).toContainText('File 3 is copied');
  });

  await test.step('SnackbarAndFab leaves the button free', async () => {
    const demo = await bringToLife(page, 'SnackbarAndFab');
    await demo.getByRole('button', { name: 'Message' }).click();
    await expect(demo.getByRole('alert')).toHaveText('The list is sorted');
    await demo.getByRole('button', { name: 'Add' }).click();
  });
});
