import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('selects with a menu do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-select/');
  const option = (name: string) => page.getByRole('option', { name, exact: true });
  const menu = (name: string) => page.getByRole('listbox', { name });

  await test.step('a value is chosen by keys and is part of the name', async () => {
    const demo = await bringToLife(page, 'BasicSelect');
    const field = demo.getByRole('combobox', { name: 'Unit' });
    await field.press('ArrowDown');
    await expect(menu('Unit')).toBeVisible();
    await page.keyboard.press('k');
    await expect(option('Kelvin')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu('Unit')).toBeHidden();
    await expect(field).toHaveAccessibleName('Unit Kelvin');
    await expect(field).toBeFocused();
    await page.keyboard.press('c');
    await expect(field).toHaveText('Kelvin');
  });

  await test.step('the field is as wide as its value', async () => {
    const demo = await bringToLife(page, 'SelectSizes');
    const field = demo.getByRole('combobox');
    const narrow = (await field.boundingBox())?.width ?? 0;
    await field.click();
    await option('Scalable Vector Graphics').click();
    await expect(menu('Format')).toBeHidden();
    expect((await field.boundingBox())?.width).toBeGreaterThan(narrow);
  });

  await test.step('states reach assistive technology', async () => {
    const demo = await bringToLife(page, 'SelectStates');
    const getField = (name: RegExp) => demo.getByRole('combobox', { name });
    await expect(getField(/^Disabled/)).toBeDisabled();
    await expect(getField(/^Error/)).toHaveAttribute('aria-invalid', 'true');
    await expect(getField(/^Error/)).toHaveAccessibleDescription('The room is taken');
    await expect(getField(/^Required/)).toHaveAttribute('aria-required', 'true');
    await getField(/^Read only/).press('ArrowDown');
    await expect(menu('Read only')).toBeHidden();
  });

  await test.step('an empty value can have a text', async () => {
    const demo = await bringToLife(page, 'PlaceholderSelect');
    const field = demo.getByRole('combobox', { name: 'Priority' });
    await expect(field).toHaveText('No priority');
    await field.click();
    await menu('Priority').getByText('High').click();
    await expect(field).toHaveText('High');
  });

  await test.step('several values are chosen while the menu stays open', async () => {
    const demo = await bringToLife(page, 'CheckboxSelect');
    const field = demo.getByRole('combobox', { name: 'Planets' });
    await field.click();
    await option('Mars').click();
    await expect(option('Mars')).toHaveAttribute('aria-selected', 'true');
    await option('Venus').click();
    await page.keyboard.press('Escape');
    await expect(field).toHaveText('Mars');
    const chips = await bringToLife(page, 'ChipSelect');
    await expect(chips.getByRole('combobox', { name: 'Visited Earth Mars' })).toBeVisible();
  });

  await test.step('group titles cannot be chosen', async () => {
    const demo = await bringToLife(page, 'GroupedSelects');
    const field = demo.getByRole('combobox', { name: /^Menu/ });
    await field.press('Enter');
    await expect(option('Mars')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(option('Jupiter')).toBeFocused();
    await option('Gas giants').click();
    await expect(menu('Menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveText('Mars');
  });

  await test.step('a button opens the menu, a dialog sends the value', async () => {
    const opened = await bringToLife(page, 'ControlledOpenSelect');
    await opened.getByRole('button', { name: 'Change repetition' }).click();
    await option('Weekly').click();
    await expect(opened.getByRole('combobox')).toHaveText('Weekly');
    const demo = await bringToLife(page, 'DialogSelect');
    await demo.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Quality' }).click();
    await option('Low').click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(demo.getByRole('status')).toHaveText('Quality: Low');
  });

  await test.step('native selects are those of the browser', async () => {
    const demo = await bringToLife(page, 'NativeSelects');
    const month = demo.getByRole('combobox', { name: 'Month' });
    await month.selectOption('August');
    await expect(month).toHaveValue('8');
    await expect(demo.getByRole('combobox', { name: 'Season' })).toHaveValue('summer');
    const several = await bringToLife(page, 'NativeMultipleSelect');
    await several.getByRole('listbox', { name: 'Planets' }).selectOption(['Mars', 'Venus']);
    await expect(several.getByRole('status')).toHaveText('2 chosen');
  });
});
