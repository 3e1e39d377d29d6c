import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('drawers open over the page or beside the content', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/material-ui/react-drawer/');

  await test.step('BasicDrawer is closed by a choice and by Escape', async () => {
    const demo = await bringToLife(page, 'BasicDrawer');
    const opener = demo.getByRole('button', { name: 'Folder: Inbox' });
    const drawer = page.getByRole('dialog', { name: 'Choose a folder' });
    await opener.click();
    await expect(drawer).toHaveCSS('width', '250px');
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('button', { name: 'Trash' }).click();
    await expect(drawer).toHaveCount(0);
    await expect(demo.getByRole('button')).toHaveText('Folder: Trash');
  });

  await test.step('AnchoredDrawers come from the named edge', async () => {
    const demo = await bringToLife(page, 'AnchoredDrawers');
    for (const edge of ['right', 'bottom'] as const) {
      await demo.getByRole('button', { name: edge }).click();
      const drawer = page.getByRole('dialog', { name: `Drawer at the ${edge}` });
      await expect(drawer).toHaveCSS(edge, '0px');
      await drawer.getByRole('button', { name: 'Close' }).click();
      await expect(drawer).toHaveCount(0);
    }
  });

  await test.step('SwipeDrawer opens by its button', async () => {
    const demo = await bringToLife(page, 'SwipeDrawer');
    await demo.getByRole('button').click();
    const drawer = page.getByRole('dialog', { name: 'Folders to swipe' });
    await expect(drawer.getByRole('button', { name: 'Sent' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('EdgeDrawer shows its edge while it is closed', async () => {
    const demo = await bringToLife(page, 'EdgeDrawer');
    const edgeSwitch = demo.getByRole('checkbox', { name: /^Show the edge/ });
    await edgeSwitch.check();
    await expect(page.getByText('51 results')).toBeInViewport();
    await demo.getByRole('button', { name: 'Open the results' }).click();
    const drawer = page.getByRole('dialog', { name: 'Results' });
    await drawer.getByRole('button', { name: 'Close' }).click();
    await expect(drawer).toBeHidden();
    await edgeSwitch.uncheck();
    await expect(page.getByText('51 results')).toHaveCount(0);
  });

  await test.step('PersistentDrawer makes room and stays on Escape', async () => {
    const demo = await bringToLife(page, 'PersistentDrawer');
    const toggle = demo.getByRole('button', { name: 'Folders' });
    const inbox = demo.getByRole('button', { name: 'Inbox' });
    await toggle.press('Escape');
    await expect(inbox).toBeVisible();
    await toggle.click();
    await expect(inbox).toBeHidden();
    await expect(demo.locator('.MuiDrawer-root')).toHaveCSS('width', '0px');
  });

  await test.step('MiniDrawer keeps the names of its buttons', async () => {
    const demo = await bringToLife(page, 'MiniDrawer');
    await expect(demo.locator('.MuiDrawer-paper')).toHaveCSS('width', '56px');
    await demo.getByRole('button', { name: 'Sent' }).click();
    await demo.getByRole('button', { name: 'Labels of the folders' }).click();
    await expect(demo.locator('.MuiDrawer-paper')).toHaveCSS('width', '170px');
  });

  await test.step('ResponsiveDrawer changes with the width of the window', async () => {
    const demo = await bringToLife(page, 'ResponsiveDrawer');
    await expect(demo.getByRole('button', { name: 'Sent' })).toBeVisible();
    await page.setViewportSize({ width: 800, height: 720 });
    await expect(demo.getByRole('button', { name: 'Sent' })).toBeHidden();
    await demo.getByRole('button', { name: 'Folders' }).click();
    const drawer = page.getByRole('dialog', { name: 'Folders on small screens' });
    await drawer.getByRole('button', { name: 'Sent' }).click();
    await expect(drawer).toBeHidden();
  });
});
