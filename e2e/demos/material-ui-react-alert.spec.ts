import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('alerts are announced when they are added, and closed without losing the focus', async ({
  page,
}) => {
  await page.goto('/material-ui/react-alert/');

  await test.step('messages that were there from the start are no alerts', async () => {
    const demo = await bringToLife(page, 'BasicAlerts');
    await expect(demo.getByRole('note')).toHaveCount(4);
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });

  await test.step('titles are headings if the author says so', async () => {
    const demo = await bringToLife(page, 'AlertTitles');
    await expect(demo.getByRole('heading')).toHaveText(['Maintenance on Sunday']);
  });

  await test.step('actions', async () => {
    const demo = await bringToLife(page, 'AlertActions');
    await demo.getByRole('button', { name: 'Undo' }).click();
    await expect(demo.getByRole('status')).toHaveText('Undo was pressed');
    await demo.getByRole('button', { name: 'Close' }).click();
    await expect(demo.getByRole('status')).toHaveText('Close was pressed');
  });

  await test.step('the focus goes on when an alert closes', async () => {
    const demo = await bringToLife(page, 'ClosingAlert');
    const note = demo.getByRole('note');
    await demo.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(note).toBeHidden();
    const again = demo.getByRole('button', { name: 'Show it again' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(note).toBeVisible();
  });

  await test.step('the outcome of a form', async () => {
    const demo = await bringToLife(page, 'AnnouncedAlert');
    const code = demo.getByRole('textbox', { name: 'Code' });
    await code.press('Enter');
    await expect(demo.getByRole('alert')).toHaveText('Enter the code from the letter.');
    await code.fill('A1');
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await code.press('Enter');
    await expect(demo.getByRole('alert')).toHaveText('No letter has the code A1.');
  });
});
