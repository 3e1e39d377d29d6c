import { expect, test } from '../support/sharedPage';
import { bringVariantToLife, openVariant, STYLINGS, withClass } from './baseUiVariants';

const PAGE = '/base-ui/react-select/';

for (const styling of STYLINGS) {
  test(`a select opens, takes options, and posts values, styled with ${styling}`, async ({
    page,
  }) => {
    await test.step('BasicSelect opens, is named, and is operated with the keyboard', async () => {
      const demo = await openVariant(page, PAGE, { name: 'BasicSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Temperature unit' });
      const list = page.getByRole('listbox', { name: 'Temperature unit' });
      await expect(select).toHaveText('Choose a unit');
      await demo.getByText('Temperature unit').click();
      await expect(list).toBeVisible();
      await expect(select).toHaveAttribute('aria-expanded', 'true');

      await page.keyboard.press('ArrowDown');
      const option = list.getByRole('option', { name: 'Fahrenheit' });
      await expect(option).toBeFocused();
      await expect(option).toHaveClass(withClass('base-Option-highlighted'));
      await expect(option).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await page.keyboard.press('Enter');
      await expect(list).toBeHidden();
      await expect(select).toHaveText('Fahrenheit');
      await expect(select).toBeFocused();

      await page.keyboard.press('ArrowUp');
      await expect(option).toBeFocused();
      await expect(option).toHaveAttribute('aria-selected', 'true');
      await expect(option).toHaveCSS('font-weight', '600');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(select).toBeFocused();
    });

    await test.step('MultipleSelect stays open and keeps the order of choice', async () => {
      const demo = await bringVariantToLife(page, { name: 'MultipleSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Remind me on' });
      const list = page.getByRole('listbox', { name: 'Remind me on' });
      await expect(select).toHaveText('No day');
      await select.click();
      await list.getByRole('option', { name: 'Wednesday' }).click();
      await list.getByRole('option', { name: 'Monday' }).click();
      await expect(list).toBeVisible();
      await expect(select).toHaveText('Wednesday, Monday');
      await list.getByRole('option', { name: 'Wednesday' }).click();
      await expect(select).toHaveText('Monday');
      await list.getByRole('option', { name: 'Monday' }).click();
      await expect(select).toHaveText('No day');
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(select).toBeFocused();
    });

    await test.step('ControlledSelect follows its state, null included', async () => {
      const demo = await bringVariantToLife(page, { name: 'ControlledSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Size' });
      const status = demo.getByRole('status');
      await expect(status).toHaveText('Value: null');
      await select.click();
      await page.getByRole('option', { name: 'Small' }).click();
      await expect(status).toHaveText('Value: s');
      await demo.getByRole('button', { name: 'Choose medium' }).click();
      await expect(select).toHaveText('Medium');
      await expect(status).toHaveText('Value: m');
      await demo.getByRole('button', { name: 'Clear' }).click();
      await expect(select).toHaveText('No size');
      await expect(status).toHaveText('Value: null');
    });

    await test.step('ObjectSelect finds the option of a copied object', async () => {
      const demo = await bringVariantToLife(page, { name: 'ObjectSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Metal' });
      await expect(select).toHaveText('Iron');
      await select.click();
      await expect(page.getByRole('option', { selected: true })).toHaveText('Iron');
      await page.getByRole('option', { name: 'Gold' }).click();
      await expect(
        demo.getByText('Gold has the symbol Au and the atomic number 79.'),
      ).toBeVisible();
      await expect(select).toHaveText('Gold');
    });

    await test.step('FormSelect is required and posts its value', async () => {
      const demo = await bringVariantToLife(page, { name: 'FormSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Paper size (required)' });
      const submit = demo.getByRole('button', { name: 'Submit' });
      await expect(select).toHaveAttribute('aria-required', 'true');
      await submit.click();
      await expect(demo.locator('input[name="size"]:invalid')).toBeFocused();
      await expect(demo.getByRole('status')).toHaveText('');
      await select.click();
      await page.getByRole('option', { name: 'A5' }).click();
      await submit.click();
      await expect(demo.getByRole('status')).toHaveText('size=a5');
    });

    await test.step('SerializedSelect posts a list with commas', async () => {
      const demo = await bringVariantToLife(page, { name: 'SerializedSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Delivery days' });
      await expect(select).toHaveText('Any day');
      await select.click();
      await page.getByRole('option', { name: 'Monday' }).click();
      await page.getByRole('option', { name: 'Friday' }).click();
      await page.keyboard.press('Escape');
      await expect(select).toHaveText('Monday, Friday');
      await demo.getByRole('button', { name: 'Submit' }).click();
      await expect(demo.getByRole('status')).toHaveText('days=mon,fri');
    });

    await test.step('ValueText counts instead of listing', async () => {
      const demo = await bringVariantToLife(page, { name: 'ValueText', styling });
      const select = demo.getByRole('combobox', { name: 'Opening days' });
      await expect(select).toHaveText('0 of 7 days');
      await select.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.press('End');
      await page.keyboard.press('Space');
      await expect(select).toHaveText('2 of 7 days');
    });

    await test.step('FlagOptions finds an option by its label', async () => {
      const demo = await bringVariantToLife(page, { name: 'FlagOptions', styling });
      const select = demo.getByRole('combobox', { name: 'Country' });
      await select.click();
      await expect(page.getByRole('option', { name: 'Austria +43' })).toBeFocused();
      await page.keyboard.type('ir');
      await expect(page.getByRole('option', { name: 'Ireland +353' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(select).toHaveText('Ireland (IE)');
    });

    await test.step('GroupedSelect has named groups and skips the disabled option', async () => {
      const demo = await bringVariantToLife(page, { name: 'GroupedSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Element' });
      await select.click();
      const halogens = page.getByRole('group', { name: 'Halogens' });
      await expect(halogens.getByRole('option')).toHaveCount(4);
      await expect(page.getByRole('group', { name: 'Noble gases' }).getByRole('option')).toHaveText(
        ['Helium', 'Neon', 'Argon'],
      );
      const astatine = halogens.getByRole('option', { name: 'Astatine' });
      await expect(astatine).toHaveAttribute('aria-disabled', 'true');
      await astatine.click({ force: true });
      await expect(select).toHaveText('Choose an element');
      await expect(halogens).toBeVisible();

      await page.keyboard.press('End');
      await expect(halogens.getByRole('option', { name: 'Bromine' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { name: 'Helium' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(select).toHaveText('Helium');
    });

    for (const [reducedMotion, season] of [
      ['reduce', 'Winter'],
      ['no-preference', 'Autumn'],
    ] as const) {
      await test.step(`AnimatedSelect opens and closes, motion: ${reducedMotion}`, async () => {
        await page.emulateMedia({ reducedMotion });
        const demo = await bringVariantToLife(page, { name: 'AnimatedSelect', styling });
        const select = demo.getByRole('combobox', { name: 'Season' });
        const list = page.getByRole('listbox', { name: 'Season' });
        await select.click();
        await expect(list.locator('..')).toHaveCSS('opacity', '1');
        await expect(list.locator('..')).toHaveCSS(
          'transition-duration',
          reducedMotion === 'reduce' ? /^0\.001s/ : /^0\.2s/,
        );
        await list.getByRole('option', { name: season }).click();
        await expect(list).toBeHidden();
        await expect(select).toHaveText(season);
      });
    }

    await test.step('HookSelect opens its own list and keeps the value', async () => {
      const demo = await bringVariantToLife(page, { name: 'HookSelect', styling });
      const select = demo.getByRole('combobox', { name: 'Text alignment' });
      const list = demo.getByRole('listbox', { name: 'Text alignment' });
      await expect(select).toHaveText('Not set');
      await expect(list).toBeHidden();
      await select.click();
      await page.keyboard.press('ArrowDown');
      await expect(list.getByRole('option', { name: 'Center' })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(list).toBeHidden();
      await expect(select).toHaveText('Center');
      await expect(demo.locator('input[name="alignment"]')).toHaveValue('Center');
    });
  });
}
