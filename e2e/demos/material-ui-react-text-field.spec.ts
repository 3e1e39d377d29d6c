import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/react-text-field/');
});

test('fields take text, numbers, lines, and choices, and complain in time', async ({ page }) => {
  await test.step('each variant lifts its label for the focus, and keeps it up for a value', async () => {
    const demo = await bringToLife(page, 'BasicTextFields');
    for (const name of ['Outlined', 'Filled', 'Standard']) {
      const field = demo.getByRole('textbox', { name });
      const label = demo.locator('label', { hasText: name });
      await expect(label).toHaveAttribute('data-shrink', 'false');
      await field.focus();
      await expect(label).toHaveAttribute('data-shrink', 'true');
      await field.fill('Venus');
      await field.blur();
      await expect(label).toHaveAttribute('data-shrink', 'true');
      await field.fill('');
      await field.blur();
      await expect(label).toHaveAttribute('data-shrink', 'false');
    }
  });

  await test.step('form props reach the input', async () => {
    const demo = await bringToLife(page, 'FormPropsTextFields');
    await expect(demo.getByRole('textbox', { name: 'Required' })).toHaveAttribute('required', '');
    await expect(demo.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    const readOnly = demo.getByRole('textbox', { name: 'Read only' });
    await expect(readOnly).not.toBeEditable();
    await expect(readOnly).toHaveClass(/Mui-readOnly/);
    await readOnly.focus();
    await expect(readOnly).toBeFocused();
    await expect(demo.getByLabel('Password')).toHaveAttribute('type', 'password');
    await expect(demo.getByRole('searchbox', { name: 'Search' })).toBeVisible();
    await expect(demo.getByRole('textbox', { name: 'Symbol' })).toHaveAccessibleDescription(
      'As in the periodic table',
    );
    const number = demo.getByRole('spinbutton', { name: 'Number' });
    await number.press('ArrowUp');
    await expect(number).toHaveValue('9');
    const date = demo.getByLabel('Date');
    await expect(demo.locator('label', { hasText: 'Date' })).toHaveAttribute('data-shrink', 'true');
    await date.fill('2024-07-01');
    await expect(date).toHaveValue('2024-07-01');
  });

  await test.step('a code takes six digits and nothing else', async () => {
    const demo = await bringToLife(page, 'NumericTextField');
    const field = demo.getByRole('textbox', { name: 'Verification code' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await field.pressSequentially('0a1-2');
    await expect(field).toHaveValue('012');
    await expect(field).toHaveAccessibleDescription('3 of 6 digits');
    await field.pressSequentially('34567');
    await expect(field).toHaveValue('012345');
  });

  await test.step('validation complains when the field is left, and forgives at once', async () => {
    const demo = await bringToLife(page, 'ValidatedTextField');
    const field = demo.getByRole('textbox', { name: 'Email' });
    await field.pressSequentially('name');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.blur();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Enter an address such as name@example.com');
    await field.pressSequentially('@example.com');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(field).toHaveAccessibleDescription('We send the receipt there');
    await field.fill('');
    await field.blur();
    await expect(field).toHaveAccessibleDescription('Enter an email address');
  });

  await test.step('multiline fields grow within their limits', async () => {
    const demo = await bringToLife(page, 'MultilineTextFields');
    const heightOf = async (name: string) =>
      (await demo.getByRole('textbox', { name }).boundingBox())?.height ?? NaN;
    const row = await heightOf('Grows without end');
    expect(await heightOf('Two to four rows')).toBe(2 * row);
    expect(await heightOf('Always three rows')).toBe(3 * row);
    for (const field of await demo.getByRole('textbox').all()) {
      await field.fill(['1', '2', '3', '4', '5', '6'].join('\n'));
    }
    expect(await heightOf('Grows without end')).toBe(6 * row);
    expect(await heightOf('Up to four rows')).toBe(4 * row);
    expect(await heightOf('Two to four rows')).toBe(4 * row);
    expect(await heightOf('Always three rows')).toBe(3 * row);
  });

  await test.step('both selects choose a planet', async () => {
    const demo = await bringToLife(page, 'SelectTextFields');
    const menu = demo.getByRole('combobox', { name: 'Planet Earth', exact: true });
    await expect(menu).toHaveAccessibleDescription('A menu of Material UI');
    await menu.press('ArrowDown');
    const list = page.getByRole('listbox', { name: 'Planet' });
    await expect(list.getByRole('option', { name: 'Earth' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(demo.getByRole('combobox', { name: 'Planet Mars', exact: true })).toBeFocused();
    const native = demo.getByRole('combobox', { name: 'Native planet' });
    await native.selectOption('Saturn');
    await expect(native).toHaveValue('Saturn');
    await expect(native).toHaveAccessibleDescription('The select of the browser');
  });
});

test('icons, labels, sizes, margins, and widths are what they should be', async ({ page }) => {
  await test.step('adornments: the password shows itself, and the field keeps the focus', async () => {
    const demo = await bringToLife(page, 'InputAdornments');
    await expect(demo.getByText('kg', { exact: true })).toBeVisible();
    const password = demo.getByRole('textbox', { name: 'Password' });
    const toggle = demo.getByRole('button', { name: 'Show password', pressed: false });
    await password.fill('correct horse');
    await password.focus();
    await expect(password).toHaveAttribute('type', 'password');
    await toggle.click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toBeFocused();
    await demo.getByRole('button', { name: 'Show password', pressed: true }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('icons: inside, the label stays up', async () => {
    const demo = await bringToLife(page, 'IconTextFields');
    const labelOf = (text: string) => demo.locator('label', { hasText: text });
    await expect(labelOf('Icon inside')).toHaveAttribute('data-shrink', 'true');
    await expect(labelOf('Icon beside')).toHaveAttribute('data-shrink', 'false');
    await demo.getByRole('textbox', { name: 'Icon beside' }).fill('Lisbon');
    await expect(labelOf('Icon beside')).toHaveAttribute('data-shrink', 'true');
  });

  await test.step('a suffix appears with the label only', async () => {
    const demo = await bringToLife(page, 'ShrinkSuffixTextFields');
    for (const [index, name] of ['Outlined distance', 'Filled distance'].entries()) {
      const suffix = demo.locator('.MuiInputAdornment-root').nth(index);
      await expect(suffix).toHaveText('km');
      await expect(suffix).toHaveCSS('opacity', '0');
      await demo.getByRole('textbox', { name }).focus();
      await expect(suffix).toHaveCSS('opacity', '1');
    }
  });

  await test.step('sizes have the heights of the table', async () => {
    const demo = await bringToLife(page, 'TextFieldSizes');
    const expected = {
      'Small outlined': 40,
      'Medium outlined': 56,
      'Small filled': 48,
      'Medium filled': 56,
      'Small standard': 45,
      'Medium standard': 48,
    };
    for (const [name, height] of Object.entries(expected)) {
      const field = demo.locator('.MuiTextField-root', {
        has: page.getByRole('textbox', { name, exact: true }),
      });
      await expect(field).toHaveCSS('height', `${height}px`);
    }
  });

  await test.step('fields without a label have a name', async () => {
    const demo = await bringToLife(page, 'HiddenLabelTextFields');
    for (const name of ['Small filter', 'Medium filter']) {
      const field = demo.getByRole('textbox', { name });
      await field.fill('red');
      await expect(field).toHaveValue('red');
      await expect(field).toHaveAccessibleName(name);
    }
  });

  await test.step('margins are those of the text', async () => {
    const demo = await bringToLife(page, 'TextFieldMargins');
    const expected = { none: ['0px', '0px'], dense: ['8px', '4px'], normal: ['16px', '8px'] };
    for (const [margin, [top, bottom]] of Object.entries(expected)) {
      const field = demo.locator('.MuiTextField-root', { hasText: `margin="${margin}"` });
      await expect(field).toHaveCSS('margin-top', top ?? '');
      await expect(field).toHaveCSS('margin-bottom', bottom ?? '');
    }
  });

  await test.step('a full-width field is as wide as its box', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const demo = await bringToLife(page, 'FullWidthTextField');
    await expect(demo.locator('.MuiTextField-root')).toHaveCSS('width', '480px');
  });

  await test.step('a blank helper text keeps fields level', async () => {
    const demo = await bringToLife(page, 'HelperTextRows');
    const topOf = async (name: string) =>
      (await demo.getByRole('textbox', { name, exact: true }).boundingBox())?.y ?? NaN;
    expect(await topOf('Receiver')).toBeGreaterThan(await topOf('Sender'));
    expect(await topOf('Level receiver')).toBe(await topOf('Level sender'));
  });
});

test('fields are controlled, read, composed, formatted, and restyled', async ({ page }) => {
  await test.step('a controlled field counts while people type', async () => {
    const demo = await bringToLife(page, 'ControlledTextField');
    const field = demo.getByRole('textbox', { name: 'Title' });
    await expect(field).toHaveAccessibleDescription('16 of 20 characters');
    await field.press('End');
    await field.pressSequentially(' 2024');
    await expect(field).toHaveAccessibleDescription('21 of 20 characters');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('an uncontrolled form is read when it is submitted', async () => {
    const demo = await bringToLife(page, 'UncontrolledForm');
    await demo.getByRole('textbox', { name: 'Task' }).fill('Task 2');
    await demo.getByRole('textbox', { name: 'Days left' }).fill('5');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Saved Task 2, due in 5 days');
  });

  await test.step('colors show in the focused state', async () => {
    const demo = await bringToLife(page, 'ColorTextFields');
    const colors = await Promise.all(
      ['Secondary', 'Success', 'Warning'].map((text) =>
        demo.locator('label', { hasText: text }).evaluate((label) => getComputedStyle(label).color),
      ),
    );
    expect(new Set(colors).size).toBe(3);
  });

  await test.step('composed fields are wired, and take their state from the form control', async () => {
    const demo = await bringToLife(page, 'ComposedTextFields');
    await expect(demo.getByRole('textbox', { name: 'City' })).toHaveAccessibleDescription(
      'Where you live',
    );
    const street = demo.getByRole('textbox', { name: 'Street' });
    await expect(street).toHaveAttribute('aria-invalid', 'true');
    await expect(street).toHaveAccessibleDescription('The house number is missing');
    await expect(demo.getByRole('textbox', { name: 'Country' })).toHaveAttribute('required', '');
    await demo.locator('label', { hasText: 'City' }).click({ force: true });
    await expect(demo.getByRole('textbox', { name: 'City' })).toBeFocused();
  });

  await test.step('bare inputs have names and states', async () => {
    const demo = await bringToLife(page, 'BareInputs');
    await demo.getByRole('textbox', { name: 'Tag' }).fill('urgent');
    await expect(demo.getByRole('textbox', { name: 'Tag' })).toHaveValue('urgent');
    await expect(demo.getByRole('textbox', { name: 'State' })).toBeDisabled();
    await expect(demo.getByRole('textbox', { name: 'Amount' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  });

  await test.step('the search bar searches by key and by button', async () => {
    const demo = await bringToLife(page, 'SearchBar');
    const field = demo.getByRole('search').getByRole('searchbox', { name: 'Search the archive' });
    await field.fill('moon');
    await field.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('You searched for “moon”');
    await field.fill('sun');
    await demo.getByRole('button', { name: 'Search' }).click();
    await expect(demo.getByRole('status')).toHaveText('You searched for “sun”');
  });

  await test.step('a component inside a form control knows of focus and content', async () => {
    const demo = await bringToLife(page, 'FormControlState');
    const field = demo.getByRole('textbox', { name: 'User name' });
    await expect(field).toHaveAccessibleDescription('Pick one that is easy to remember');
    await field.focus();
    await expect(field).toHaveAccessibleDescription('Letters and digits');
    await field.fill('reader');
    await field.blur();
    await expect(field).toHaveAccessibleDescription('You can change it later');
  });

  await test.step('a mask groups digits and leaves the caret where it was', async () => {
    const demo = await bringToLife(page, 'MaskedTextField');
    const field = demo.getByRole('textbox', { name: 'Serial number' });
    await field.pressSequentially('1234x56789');
    await expect(field).toHaveValue('1234-5678-9');
    await field.press('Home');
    await field.press('ArrowRight');
    await field.press('Delete');
    await expect(field).toHaveValue('1345-6789');
    await field.pressSequentially('0');
    await expect(field).toHaveValue('1034-5678-9');
  });

  await test.step('a number is formatted once the field is left', async () => {
    const demo = await bringToLife(page, 'NumberFormatTextField');
    const field = demo.getByRole('textbox', { name: 'Budget' });
    await expect(field).toHaveValue('1,250,000.5');
    await expect(field).toHaveAccessibleDescription('The value is 1250000.5');
    await field.fill('98765');
    await expect(field).toHaveValue('98765');
    await field.blur();
    await expect(field).toHaveValue('98,765');
    await expect(field).toHaveAccessibleDescription('The value is 98765');
    await field.fill('many');
    await field.blur();
    await expect(field).toHaveValue('many');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('restyled fields differ in look, not in behavior', async () => {
    const styled = await bringToLife(page, 'StyledTextField');
    const outline = styled.locator('fieldset');
    await expect(outline).toHaveCSS('border-top-width', '0px');
    await styled.getByRole('textbox', { name: 'Title' }).focus();
    await expect(outline).toHaveCSS('border-top-width', '0px');
    await expect(outline).toHaveCSS('border-bottom-width', '2px');

    const themed = await bringToLife(page, 'ThemedTextFields');
    await expect(themed.locator('.MuiOutlinedInput-root').first()).toHaveCSS(
      'border-radius',
      '24px',
    );
    await themed.getByRole('textbox', { name: 'First line' }).fill('1 Main Street');
    await expect(themed.getByRole('textbox', { name: 'First line' })).toHaveValue('1 Main Street');
  });
});
