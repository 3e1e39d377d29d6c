import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('a speed dial opens its actions, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/material-ui/react-speed-dial/');

  await test.step('BasicSpeedDial opens with the focus and goes through its actions', async () => {
    const demo = await bringToLife(page, 'BasicSpeedDial');
    const button = demo.getByRole('button', { name: 'Document actions' });
    const action = (name: string) => demo.getByRole('menuitem', { name });
    await button.focus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(action('Copy')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(action('Save')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(action('Copy')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('SpeedDialDirections fans out to the chosen side, or hides', async () => {
    const demo = await bringToLife(page, 'SpeedDialDirections');
    const menu = demo.getByRole('menu');
    await expect(menu).toHaveAttribute('aria-orientation', 'horizontal');
    await demo.getByRole('radio', { name: 'up' }).check();
    await expect(menu).toHaveAttribute('aria-orientation', 'vertical');
    await demo.getByRole('checkbox', { name: 'Hidden' }).check();
    await expect(demo.getByRole('button', { name: 'Picture tools' })).toHaveCount(0);
  });

  await test.step('ControlledSpeedDial ignores the pointer and closes after a choice', async () => {
    const demo = await bringToLife(page, 'ControlledSpeedDial');
    const button = demo.getByRole('button', { name: 'Task actions' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await demo.getByRole('menuitem', { name: 'Label' }).click();
    await expect(demo.getByRole('status')).toHaveText('Chosen: Label');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('LabeledSpeedDial shows its labels', async () => {
    const demo = await bringToLife(page, 'LabeledSpeedDial');
    await demo.getByRole('button', { name: 'New entry' }).focus();
    await expect(demo.getByText('Event')).toHaveCSS('opacity', '1');
    await expect(demo.getByRole('menuitem', { name: 'Event' })).toBeVisible();
  });
});
