import { expect, test } from '../support/sharedPage';
import { bringVariantToLife, openVariant, STYLINGS, withClass } from './baseUiVariants';

const PAGE = '/base-ui/react-autocomplete/';

for (const styling of STYLINGS) {
  test(`a combobox filters, groups, and keeps values, styled with ${styling}`, async ({ page }) => {
    await test.step('BasicCombobox filters, forgets what was only typed, and keeps a choice', async () => {
      const demo = await openVariant(page, PAGE, { name: 'BasicCombobox', styling });
      const field = demo.getByRole('combobox', { name: 'Planet' });
      const list = demo.getByRole('listbox', { name: 'Planet' });
      await field.click();
      await expect(list.getByRole('option')).toHaveCount(8);
      await field.pressSequentially('ur');
      await expect(list.getByRole('option')).toHaveText(['Mercury', 'Saturn', 'Uranus']);
      await field.press('Tab');
      await expect(list).toHaveCount(0);
      await expect(field).toHaveValue('');

      await field.pressSequentially('ur');
      await field.press('ArrowDown');
      const option = list.getByRole('option', { name: 'Mercury' });
      await expect(option).toHaveClass(withClass('Mui-focusVisible'));
      await expect(option).toHaveCSS('outline-style', 'solid');
      await expect(option).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await field.press('Enter');
      await expect(field).toHaveValue('Mercury');
      await expect(field).toBeFocused();
      await expect(list).toHaveCount(0);
    });

    await test.step('ComboboxButtons open, close and empty the field, and say if nothing matches', async () => {
      const demo = await bringVariantToLife(page, { name: 'ComboboxButtons', styling });
      const field = demo.getByRole('combobox', { name: 'Planet' });
      const list = page.getByRole('listbox', { name: 'Planet' });
      const clear = demo.getByRole('button', { name: 'Clear' });
      await expect(clear).toHaveCount(0);
      await demo.getByRole('button', { name: 'Open' }).click();
      await expect(list).toBeVisible();
      await demo.getByRole('button', { name: 'Close' }).click();
      await expect(list).toHaveCount(0);
      await expect(field).toBeFocused();

      await field.fill('x');
      await expect(demo.getByRole('status')).toHaveText('No planet matches');
      await field.fill('mar');
      await expect(demo.getByRole('status')).toHaveText('');
      await list.getByRole('option', { name: 'Mars' }).click();
      await expect(field).toHaveValue('Mars');
      await clear.click();
      await expect(field).toHaveValue('');
      await expect(clear).toHaveCount(0);
    });

    await test.step('ValueAndInput shows how the two states part and meet again', async () => {
      const demo = await bringVariantToLife(page, { name: 'ValueAndInput', styling });
      const field = demo.getByRole('combobox', { name: 'Noble gas' });
      const states = demo.getByText('Input text');
      await expect(states).toHaveText('Value: "Neon". Input text: "Neon".');
      await field.fill('Ar');
      await expect(states).toHaveText('Value: "Neon". Input text: "Ar".');
      await field.press('Tab');
      await expect(states).toHaveText('Value: "Neon". Input text: "Neon".');
      await field.fill('');
      await expect(states).toHaveText('Value: null. Input text: "".');
      await field.fill('Ar');
      await page.getByRole('option', { name: 'Argon' }).click();
      await expect(states).toHaveText('Value: "Argon". Input text: "Argon".');
    });

    await test.step('PopperListbox is as wide as the field and scrolls to the highlight', async () => {
      const demo = await bringVariantToLife(page, { name: 'PopperListbox', styling });
      const field = demo.getByRole('combobox', { name: 'Element' });
      const list = page.getByRole('listbox', { name: 'Element' });
      await field.click();
      const getWidth = (element: HTMLElement | SVGElement) => element.getBoundingClientRect().width;
      const width = await field.locator('..').evaluate(getWidth);
      await expect.poll(() => list.evaluate(getWidth)).toBeCloseTo(width, 0);

      await field.press('End');
      const last = list.getByRole('option', { name: 'Krypton' });
      await expect(last).toHaveClass(withClass('Mui-focused'));
      await expect(last).toBeInViewport();
      const getScroll = (element: HTMLElement | SVGElement) => element.scrollTop;
      expect(await list.evaluate(getScroll)).toBeGreaterThan(0);
      await field.press('Home');
      await field.press('ArrowDown');
      await expect(list.getByRole('option', { name: 'Helium', exact: true })).toHaveClass(
        withClass('Mui-focused'),
      );
      expect(await list.evaluate(getScroll)).toBeLessThan(10);
      await field.press('Escape');
    });

    await test.step('GroupedOptions keeps the groups of what matches', async () => {
      const demo = await bringVariantToLife(page, { name: 'GroupedOptions', styling });
      const field = demo.getByRole('combobox', { name: 'Moon' });
      await field.click();
      await expect(page.getByRole('group', { name: 'Mars' }).getByRole('option')).toHaveText([
        'Deimos',
        'Phobos',
      ]);
      await field.fill('ti');
      const list = page.getByRole('listbox', { name: 'Moon' });
      await expect(list.getByRole('group')).toHaveCount(1);
      await field.press('ArrowDown');
      await field.press('Enter');
      await expect(field).toHaveValue('Titan');
    });

    await test.step('MultipleTags adds values and removes them with the keyboard', async () => {
      const demo = await bringVariantToLife(page, { name: 'MultipleTags', styling });
      const field = demo.getByRole('combobox', { name: 'Metals' });
      const gold = demo.getByRole('button', { name: 'Remove Gold' });
      const silver = demo.getByRole('button', { name: 'Remove Silver' });
      await expect(gold).toBeVisible();
      await field.click();
      await expect(page.getByRole('option', { name: 'Gold' })).toHaveCount(0);
      await page.getByRole('option', { name: 'Silver' }).click();
      await expect(silver).toBeVisible();
      await field.press('Backspace');
      await expect(silver).toHaveCount(0);
      await field.press('ArrowLeft');
      await expect(gold).toBeFocused();
      await page.keyboard.press('Delete');
      await expect(gold).toHaveCount(0);
      await expect(field).toBeFocused();

      await field.fill('zi');
      await page.getByRole('option', { name: 'Zinc' }).click();
      await demo.getByRole('button', { name: 'Remove Zinc' }).click();
      await expect(demo.getByRole('button')).toHaveCount(0);
    });

    await test.step('FreeText takes any text with Enter', async () => {
      const demo = await bringVariantToLife(page, { name: 'FreeText', styling });
      const field = demo.getByRole('combobox', { name: 'Issue label' });
      await expect(demo.getByText('No label')).toBeVisible();
      await field.fill('security');
      await field.press('Enter');
      await expect(demo.getByText('Label: security')).toBeVisible();
      await field.fill('bu');
      await page.getByRole('option', { name: 'bug' }).click();
      await expect(demo.getByText('Label: bug')).toBeVisible();
      await field.fill('other');
      await field.press('Tab');
      await expect(field).toHaveValue('other');
      await expect(demo.getByText('Label: bug')).toBeVisible();
    });

    await test.step('CustomFilter searches codes, ignores accents and limits the list', async () => {
      const demo = await bringVariantToLife(page, { name: 'CustomFilter', styling });
      const field = demo.getByRole('combobox', { name: 'Country or code' });
      const options = page.getByRole('option');
      await field.click();
      await expect(options).toHaveCount(4);
      await field.fill('hr');
      await expect(options).toHaveText(['Croatia (HR)']);
      await field.fill('cote');
      await expect(options).toHaveText(['Côte d’Ivoire (CI)']);
      await options.click();
      await expect(field).toHaveValue('Côte d’Ivoire');
    });
  });
}
