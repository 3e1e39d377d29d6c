import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('breadcrumbs lead up and unfold', async ({ page }) => {
  await page.goto('/material-ui/react-breadcrumbs/');

  await test.step('BreadcrumbSeparators leave three items to assistive technology', async () => {
    const demo = await bringToLife(page, 'BreadcrumbSeparators');
    const nav = demo.getByRole('navigation', { name: 'Place, with icons' });
    await expect(nav.getByRole('listitem')).toHaveText(['Europe', 'Portugal', 'Porto']);
    await expect(nav.locator('[aria-current="page"]')).toHaveText('Porto');
  });

  await test.step('CollapsedBreadcrumbs shows all levels and keeps the focus', async () => {
    const demo = await bringToLife(page, 'CollapsedBreadcrumbs');
    await expect(demo.getByRole('link')).toHaveText(['Living things', 'Cats']);
    await demo.getByRole('button', { name: 'Show the hidden levels' }).press('Enter');
    await expect(demo.getByRole('link')).toHaveCount(5);
    await expect(demo.getByRole('link', { name: 'Living things' })).toBeFocused();
  });

  await test.step('MenuBreadcrumbs has the levels in a menu', async () => {
    const demo = await bringToLife(page, 'MenuBreadcrumbs');
    await demo.getByRole('button', { name: 'Hidden levels' }).click();
    const menu = page.getByRole('menu', { name: 'Hidden levels' });
    await expect(menu.getByRole('menuitem')).toHaveText(['Animals', 'Mammals', 'Carnivores']);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });

  await test.step('PathBreadcrumbs follows the path', async () => {
    const demo = await bringToLife(page, 'PathBreadcrumbs');
    await expect(demo.getByRole('link')).toHaveText(['Documents', '2024']);
    await demo.getByRole('link', { name: 'Documents' }).click();
    await expect(demo.getByRole('listitem')).toHaveText(['Documents']);
    await expect(demo.locator('[aria-current="page"]')).toHaveText('Documents');
  });
});
