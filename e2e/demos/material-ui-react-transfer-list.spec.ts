import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('transfer lists do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-transfer-list/');

  await test.step('checked items move, and a message says so', async () => {
    const demo = await bringToLife(page, 'BasicTransferList');
    const available = demo.getByRole('group', { name: /^Available columns/ });
    const shown = demo.getByRole('group', { name: /^Shown columns/ });
    await demo.getByRole('button', { name: 'Show checked' }).click();
    await expect(demo.getByRole('status')).toHaveText('Check something to move first');
    await available.getByRole('checkbox', { name: 'Mass' }).check();
    await shown.getByRole('checkbox', { name: 'Name' }).check();
    await demo.getByRole('button', { name: 'Show checked' }).click();
    await expect(demo.getByRole('status')).toHaveText('Moved: Mass');
    await expect(shown).toHaveAccessibleName('Shown columns (3)');
    await expect(shown.getByRole('checkbox', { name: 'Mass' })).not.toBeChecked();
    await expect(shown.getByRole('checkbox', { name: 'Name' })).toBeChecked();
    await demo.getByRole('button', { name: 'Hide checked' }).click();
    await expect(available.getByRole('checkbox').first()).toHaveAccessibleName('Name');
    await demo.getByRole('button', { name: 'Show all' }).click();
    await expect(available.getByRole('checkbox')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Hide all' }).click();
    await expect(shown).toHaveAccessibleName('Shown columns (0)');
  });

  await test.step('a card checks all of its items', async () => {
    const demo = await bringToLife(page, 'CardTransferList');
    const all = demo.getByRole('checkbox', { name: 'Check all: Available' });
    await demo.getByRole('checkbox', { name: 'Density' }).check();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await expect(demo.getByText('1 of 6 checked')).toBeVisible();
    await all.click();
    await expect(demo.getByText('6 of 6 checked')).toBeVisible();
    await demo.getByRole('button', { name: 'Show checked' }).click();
    await expect(demo.getByRole('list', { name: 'Shown' }).getByRole('listitem')).toHaveCount(7);
    await expect(all).toBeDisabled();
  });

  await test.step('what a filter hides does not move', async () => {
    const demo = await bringToLife(page, 'FilteredTransferList');
    await demo.getByRole('checkbox', { name: 'Number' }).check();
    await demo.getByRole('searchbox', { name: 'Find a column' }).fill('d');
    await demo.getByRole('checkbox', { name: 'Density' }).check();
    await demo.getByRole('button', { name: 'Add' }).click();
    await expect(demo.getByRole('status')).toHaveText('Moved: Density');
    await demo.getByRole('searchbox').fill('');
    await expect(demo.getByRole('checkbox', { name: 'Number' })).toBeChecked();
  });

  await test.step('items move up and down under the focus', async () => {
    const demo = await bringToLife(page, 'OrderedList');
    const down = demo.getByRole('button', { name: 'Move Name down' });
    await down.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Name is number 2');
    await expect(demo.getByRole('listitem').first()).toContainText('Symbol');
    await expect(down).toBeFocused();
  });
});
