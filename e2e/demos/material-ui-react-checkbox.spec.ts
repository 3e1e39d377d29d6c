import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('checkboxes do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-checkbox/');

  await test.step('a checkbox is named by inputProps', async () => {
    const demo = await bringToLife(page, 'BasicCheckboxes');
    await expect(demo.getByRole('checkbox', { name: 'Checked', exact: true })).toBeChecked();
    await expect(demo.getByRole('checkbox', { name: 'Disabled', exact: true })).toBeDisabled();
    const box = demo.getByRole('checkbox', { name: 'Unchecked' });
    await box.press('Space');
    await expect(box).toBeChecked();
  });

  await test.step('a label is part of the target, and hands on its states', async () => {
    const demo = await bringToLife(page, 'LabeledCheckboxes');
    const box = demo.getByRole('checkbox', { name: 'Send a copy to me' });
    await demo.getByText('Send a copy to me').click();
    await expect(box).not.toBeChecked();
    await expect(demo.getByRole('checkbox', { name: /^I have read/ })).toHaveAttribute('required');
    await expect(demo.getByRole('checkbox', { name: /^Encrypt/ })).toBeDisabled();
  });

  await test.step('a controlled checkbox unlocks a button', async () => {
    const demo = await bringToLife(page, 'ControlledCheckbox');
    const button = demo.getByRole('button', { name: 'Empty the trash' });
    const box = demo.getByRole('checkbox');
    await expect(button).toBeDisabled();
    await box.check();
    await button.click();
    await expect(box).not.toBeChecked();
    await expect(button).toBeDisabled();
  });

  await test.step('a box above others is mixed, and a click on it checks all', async () => {
    const demo = await bringToLife(page, 'IndeterminateCheckbox');
    const all = demo.getByRole('checkbox', { name: 'All layers' });
    await expect(all).toHaveJSProperty('indeterminate', true);
    await all.click();
    await expect(all).toHaveJSProperty('indeterminate', false);
    await expect(demo.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await demo.getByRole('checkbox', { name: 'Roads' }).uncheck();
    await expect(all).toHaveJSProperty('indeterminate', true);
    await demo.getByRole('checkbox', { name: 'Rivers' }).uncheck();
    await expect(all).toHaveJSProperty('indeterminate', false);
    await expect(all).not.toBeChecked();
  });

  await test.step('a group says what is wrong with its boxes', async () => {
    const demo = await bringToLife(page, 'CheckboxGroup');
    const group = demo.getByRole('group', { name: 'Toppings' });
    await expect(group).toHaveAccessibleDescription('Choose two, not 1');
    await group.getByRole('checkbox', { name: 'Peppers' }).check();
    await expect(group).toHaveAccessibleDescription('Two toppings are included');
  });

  await test.step('sizes, colors, icons and looks leave the input as it is', async () => {
    const sizes = await bringToLife(page, 'CheckboxSizes');
    await expect(sizes.getByRole('checkbox', { name: 'Small' })).toHaveCSS('width', '38px');
    await expect(sizes.getByRole('checkbox', { name: 'Medium' })).toHaveCSS('width', '42px');
    const hearts = await bringToLife(page, 'IconCheckboxes');
    await hearts.getByRole('checkbox', { name: 'Bookmark' }).check();
    await expect(hearts.getByTestId('BookmarkIcon')).toBeVisible();
    const restyled = await bringToLife(page, 'RestyledCheckboxes');
    const box = restyled.getByRole('checkbox', { name: 'Page numbers' });
    await restyled.getByRole('checkbox', { name: 'Crop marks' }).press('Tab');
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box.locator('xpath=following-sibling::span[1]')).toHaveCSS(
      'outline-style',
      'solid',
    );
  });
});
