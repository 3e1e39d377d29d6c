import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('chips are pressed, followed, chosen and removed, by keyboard too', async ({ page }) => {
  await page.goto('/material-ui/react-chip/');

  await test.step('an action', async () => {
    const demo = await bringToLife(page, 'ActionChips');
    await demo.getByRole('button', { name: 'Add to calendar' }).press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Added to calendar');
    await expect(demo.getByRole('button', { name: 'Invite' })).toBeDisabled();
  });

  await test.step('a link', async () => {
    const demo = await bringToLife(page, 'LinkChips');
    await demo.getByRole('link', { name: 'Customization' }).click();
    await expect(page).toHaveURL(/#customization$/);
  });

  await test.step('filters', async () => {
    const group = (await bringToLife(page, 'FilterChips')).getByRole('group', {
      name: 'Filter tasks',
    });
    const open = group.getByRole('button', { name: 'Open' });
    await open.click();
    await group.getByRole('button', { name: 'Due this week' }).press('Space');
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Due this week');
    await expect(open).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('removing keeps the focus in the list', async () => {
    const demo = await bringToLife(page, 'RemovableChips');
    const getTag = (name: string) => demo.getByRole('button', { name, exact: true });
    await expect(getTag('Travel')).toHaveAccessibleDescription('Press Delete to remove a tag');
    await getTag('Travel').press('Delete');
    await expect(demo.getByRole('status')).toHaveText('3 tags');
    await expect(getTag('Roadmap')).toBeFocused();
    await getTag('Budget').press('Backspace');
    await expect(getTag('Hiring')).toBeFocused();
    await getTag('Hiring').getByTestId('CancelIcon').click();
    await expect(demo.getByRole('listitem')).toHaveText(['Roadmap']);
    await expect(demo.getByRole('status')).toHaveText('1 tag');
  });

  await test.step('the delete icon does not press the chip', async () => {
    const demo = await bringToLife(page, 'DeleteIcons');
    const chip = demo.getByRole('button', { name: 'Open or delete' });
    await chip.click();
    await expect(demo.getByRole('status')).toHaveText('Opened');
    await chip.getByTestId('DeleteIcon').click();
    await expect(demo.getByRole('status')).toHaveText('Deleted');
  });

  await test.step('a long label is cut or wraps', async () => {
    const chips = (await bringToLife(page, 'LongChips')).locator('.MuiChip-root');
    await expect(chips.first()).toHaveCSS('height', '32px');
    await expect(chips.first()).toHaveCSS('width', '200px');
    expect((await chips.last().boundingBox())?.height).toBeGreaterThan(40);
  });
});
