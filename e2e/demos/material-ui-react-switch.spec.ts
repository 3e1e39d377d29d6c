import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('switches do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-switch/');

  await test.step('a switch is a checkbox that Space turns', async () => {
    const demo = await bringToLife(page, 'BasicSwitches');
    const off = demo.getByRole('checkbox', { name: 'Off', exact: true });
    await off.press('Space');
    await expect(off).toBeChecked();
    await expect(demo.getByRole('checkbox', { name: 'Disabled and on' })).toBeDisabled();
  });

  await test.step('inputProps make it a switch for assistive technology', async () => {
    const demo = await bringToLife(page, 'LabeledSwitches');
    await demo.getByText('Save as I type').click();
    await expect(demo.getByRole('switch', { name: 'Save as I type' })).not.toBeChecked();
    await expect(demo.getByRole('switch', { name: /^Allow/ })).toHaveAttribute('required');
    await expect(demo.getByRole('switch', { name: /^Sync/ })).toBeDisabled();
  });

  await test.step('a press on the end of a row of settings counts', async () => {
    const demo = await bringToLife(page, 'SwitchLabelPlacement');
    const row = demo.getByRole('listitem').filter({ hasText: 'Wi-Fi' });
    await row.click();
    await expect(row.getByRole('checkbox', { name: 'Wi-Fi' })).not.toBeChecked();
  });

  await test.step('a controlled switch unlocks a field, a group counts', async () => {
    const demo = await bringToLife(page, 'ControlledSwitch');
    const field = demo.getByRole('textbox', { name: 'Megabits per second' });
    await expect(field).toBeDisabled();
    await demo.getByRole('checkbox', { name: 'Limit the download speed' }).check();
    await expect(field).toBeEnabled();
    const several = await bringToLife(page, 'SwitchGroup');
    const group = several.getByRole('group', { name: 'Remind me by' });
    await group.getByRole('checkbox', { name: 'Text message' }).check();
    await expect(several.getByRole('status')).toHaveText('3 of 3 on');
  });

  await test.step('sizes and looks', async () => {
    const sizes = await bringToLife(page, 'SwitchSizes');
    const roots = sizes.locator('.MuiSwitch-root');
    await expect(roots.first()).toHaveCSS('width', '40px');
    await expect(roots.last()).toHaveCSS('width', '58px');
    const restyled = await bringToLife(page, 'RestyledSwitches');
    await restyled.getByRole('checkbox', { name: 'Line' }).check();
    await expect(restyled.getByRole('checkbox', { checked: true })).toHaveCount(2);
    const icon = await bringToLife(page, 'IconSwitch');
    await expect(icon.getByTestId('LightModeIcon')).toBeVisible();
    await icon.getByRole('checkbox', { name: 'Dim the screen at night' }).check();
    await expect(icon.getByTestId('DarkModeIcon')).toBeVisible();
  });
});
