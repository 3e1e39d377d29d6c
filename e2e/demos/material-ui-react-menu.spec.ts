import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('menus open, choose and close as the page says', async ({ page }) => {
  await page.goto('/material-ui/react-menu/');
  const menu = page.locator('body > [role="presentation"]').getByRole('menu');

  await test.step('BasicMenu moves the focus, skips what is disabled, and gives it back', async () => {
    const demo = await bringToLife(page, 'BasicMenu');
    const opener = demo.getByRole('button', { name: 'File' });
    await opener.press('Enter');
    await expect(menu).toHaveAccessibleName('File');
    const item = (name: string) => menu.getByRole('menuitem', { name });
    await expect(item('Open…')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(item('Print…')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Open…')).toBeFocused();
    await page.keyboard.press('s');
    await expect(item('Save a copy')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('IconMenu gets tighter rows', async () => {
    const demo = await bringToLife(page, 'IconMenu');
    const cut = demo.getByRole('menuitem', { name: 'Cut', exact: true });
    const before = await cut.evaluate((node) => node.clientHeight);
    await demo.getByRole('checkbox', { name: 'Dense' }).check();
    expect(await cut.evaluate((node) => node.clientHeight)).toBeLessThan(before);
  });

  await test.step('SelectedMenu starts on the choice and tells it', async () => {
    const demo = await bringToLife(page, 'SelectedMenu');
    await demo.getByRole('button', { name: 'Sort by: Name' }).click();
    await expect(menu.getByRole('menuitemradio', { name: 'Name', checked: true })).toBeFocused();
    await menu.getByRole('menuitemradio', { name: 'Size' }).click();
    await expect(menu).toHaveCount(0);
    await expect(demo.getByRole('button')).toHaveText('Sort by: Size');
  });

  await test.step('GroupedMenu describes items by their group', async () => {
    const demo = await bringToLife(page, 'GroupedMenu');
    await demo.getByRole('button', { name: 'New' }).click();
    await expect(menu.getByRole('menuitem', { name: 'Document' })).toBeFocused();
    await expect(menu.getByRole('menuitem', { name: 'Form' })).toHaveAccessibleDescription('Data');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('ContextMenu opens at the pointer, and below its button', async () => {
    const demo = await bringToLife(page, 'ContextMenu');
    await demo.getByText('Quarterly report').click({ button: 'right' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Open', 'Share', 'Duplicate']);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await demo.getByRole('button', { name: 'Actions for Quarterly report' }).click();
    await menu.getByRole('menuitem', { name: 'Share' }).click();
    await expect(menu).toHaveCount(0);
  });

  await test.step('LongMenu scrolls to its choice', async () => {
    const demo = await bringToLife(page, 'LongMenu');
    await demo.getByRole('button', { name: 'Remind me at 17:00' }).click();
    await expect(menu.getByRole('menuitemradio', { name: '17:00' })).toBeInViewport();
    await expect(menu.getByRole('menuitemradio', { name: '00:00' })).not.toBeInViewport();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('button')).toHaveText('Remind me at 00:00');
  });

  await test.step('MenuListPopper closes by keyboard and by a click elsewhere', async () => {
    const demo = await bringToLife(page, 'MenuListPopper');
    const opener = demo.getByRole('button', { name: 'View' });
    const list = page.getByRole('menu', { name: 'View' });
    await opener.click();
    await expect(list.getByRole('menuitem', { name: 'Zoom in' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(list).toBeVisible();
    await page.getByRole('heading', { name: 'Common questions' }).click();
    await expect(list).toHaveCount(0);
  });
});
