import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/joy-ui/getting-started/');
});

test('the packing list counts what is packed', async ({ page }) => {
  const demo = await bringToLife(page, 'PackingList');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('1 of 3 packed');
  await demo.getByRole('checkbox', { name: 'Water' }).check({ force: true });
  await expect(status).toHaveText('2 of 3 packed');
  await demo.getByRole('checkbox', { name: 'Map' }).press('Space');
  await expect(demo.getByRole('checkbox', { name: 'Map' })).not.toBeChecked();
  await expect(status).toHaveText('1 of 3 packed');
  await demo.getByRole('button', { name: 'Pack everything' }).click();
  await expect(status).toHaveText('3 of 3 packed');
  await expect(demo.getByRole('checkbox', { checked: true })).toHaveCount(3);
});

test('text and button follow the variant of the card', async ({ page }) => {
  const demo = await bringToLife(page, 'PackingList');
  const title = demo.getByText('For the hike');
  const button = demo.getByRole('button', { name: 'Pack everything' });
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await demo.getByRole('radio', { name: 'soft' }).check({ force: true });
  await expect(title).not.toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(button).toHaveCSS('color', 'rgb(255, 255, 255)');
});
