import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/joy-ui/react-input/');
});

/** Width and color of the ring that a focused input draws on its `::before`. */
function getRing(input: HTMLElement): string {
  return getComputedStyle(input.parentElement ?? input, '::before').boxShadow;
}

test('inputs have names, labels, variants, colors, and sizes', async ({ page }) => {
  await test.step('inputs have names, examples, and values', async () => {
    const demo = await bringToLife(page, 'BasicInput');
    const city = demo.getByRole('textbox', { name: 'City' });
    await expect(city).toHaveAttribute('placeholder', 'For example, Lisbon');
    await city.fill('Porto');
    await expect(city).toHaveValue('Porto');
    await expect(demo.getByRole('textbox', { name: 'Country' })).toHaveValue('Portugal');
  });

  await test.step('the playground changes variant, color, and size together', async () => {
    const demo = await bringToLife(page, 'InputPlayground');
    const input = demo.getByRole('textbox', { name: 'Project name' });
    const getHeight = () => input.evaluate((element) => element.parentElement?.offsetHeight);
    expect(await getHeight()).toBe(36);
    await demo.getByRole('radio', { name: 'lg' }).check({ force: true });
    await demo.getByRole('radio', { name: 'solid' }).check({ force: true });
    await demo.getByRole('radio', { name: 'danger' }).check({ force: true });
    expect(await getHeight()).toBe(44);
    await expect(input.locator('..')).toHaveCSS('background-color', 'rgb(196, 28, 28)');
  });

  await test.step('a controlled input can be cleared and counted from outside', async () => {
    const demo = await bringToLife(page, 'ControlledInput');
    const title = demo.getByRole('textbox', { name: 'Title' });
    await title.fill('Quarterly report');
    await expect(demo.getByText('16 characters')).toBeVisible();
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect(title).toHaveValue('');
    await expect(demo.getByText('0 characters')).toBeVisible();
  });

  await test.step('a form control binds label and hint, and asks for a value', async () => {
    const demo = await bringToLife(page, 'LabeledInput');
    const input = demo.getByRole('textbox', { name: 'Repository name' });
    await expect(input).toHaveAccessibleDescription('Lowercase letters, digits, and hyphens.');
    await expect(input).toHaveJSProperty('required', true);
    await demo.getByText('Repository name').click();
    await expect(input).toBeFocused();
  });

  await test.step('variants differ in border and background', async () => {
    const demo = await bringToLife(page, 'VariantInputs');
    const getRoot = (name: string) => demo.getByRole('textbox', { name }).locator('..');
    await expect(getRoot('Outlined')).toHaveCSS('border-top-width', '1px');
    await expect(getRoot('Plain')).toHaveCSS('border-top-width', '0px');
    await expect(getRoot('Soft')).toHaveCSS('background-color', 'rgb(240, 244, 248)');
    await expect(getRoot('Solid')).toHaveCSS('background-color', 'rgb(99, 107, 116)');
    await getRoot('Solid').hover();
    await expect(getRoot('Solid')).toHaveCSS('background-color', 'rgb(99, 107, 116)');
  });

  await test.step('one choice changes the variant of all five colors', async () => {
    const demo = await bringToLife(page, 'ColorInputs');
    const warning = demo.getByRole('textbox', { name: 'warning' }).locator('..');
    await expect(warning).toHaveCSS('color', 'rgb(154, 91, 19)');
    await demo.getByRole('radio', { name: 'solid' }).check({ force: true });
    await expect(warning).toHaveCSS('background-color', 'rgb(154, 91, 19)');
  });

  await test.step('sizes have the heights of the table', async () => {
    const demo = await bringToLife(page, 'SizeInputs');
    for (const [name, height] of [
      ['Small', '32px'],
      ['Medium', '36px'],
      ['Large', '44px'],
    ] as const) {
      await expect(demo.getByRole('textbox', { name }).locator('..')).toHaveCSS('height', height);
    }
  });
});

test('inputs say their state, carry decorators, and make up forms', async ({ page }) => {
  await test.step('a disabled input is left out, a read-only one can be focused', async () => {
    const demo = await bringToLife(page, 'DisabledInputs');
    await expect(demo.getByRole('textbox', { name: 'Disabled' })).toBeDisabled();
    const readOnly = demo.getByRole('textbox', { name: 'Read-only' });
    await readOnly.focus();
    await page.keyboard.type('3');
    await expect(readOnly).toBeFocused();
    await expect(readOnly).toHaveValue('Task 2');
  });

  await test.step('an error is announced, explained, and goes away', async () => {
    const demo = await bringToLife(page, 'ErrorInput');
    const input = demo.getByRole('textbox', { name: 'Address of the page' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription('Only lowercase letters, digits, and hyphens.');
    await input.fill('quarterly-report');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveAccessibleDescription('This address can be used.');
  });

  await test.step('native attributes reach the field', async () => {
    const demo = await bringToLife(page, 'NativeAttributes');
    const seats = demo.getByRole('spinbutton', { name: 'Seats' });
    await seats.fill('10');
    await seats.press('ArrowUp');
    await expect(seats).toHaveValue('10');
    await seats.press('ArrowDown');
    await expect(seats).toHaveValue('9');

    const day = demo.getByLabel('Day of the eclipse');
    await day.fill('2027-01-01');
    expect(await day.evaluate((input: HTMLInputElement) => input.validity.rangeOverflow)).toBe(
      true,
    );

    const code = demo.getByRole('textbox', { name: 'Code' });
    await code.pressSequentially('1234567');
    await expect(code).toHaveValue('123456');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
  });

  await test.step('a form checks and collects its inputs', async () => {
    const demo = await bringToLife(page, 'FormInput');
    const task = demo.getByRole('textbox', { name: 'Task' });
    const email = demo.getByRole('textbox', { name: 'Email' });
    await task.fill('Task 1');
    await email.fill('nobody');
    await email.press('Enter');
    await expect(email).toBeFocused();
    await expect(demo.getByRole('status')).toBeEmpty();
    await email.fill('nobody@example.com');
    await demo.getByRole('button', { name: 'Add task' }).click();
    await expect(demo.getByRole('status')).toHaveText('Added “Task 1” for nobody@example.com');
    await expect(task).toHaveValue('');
  });

  await test.step('decorators take the height of the input, and are not part of its name', async () => {
    const demo = await bringToLife(page, 'DecoratorInputs');
    const apply = demo.getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveCSS('height', '28px');
    await expect(demo.getByRole('textbox', { name: 'Weight in kilograms' })).toHaveValue('12');
    const search = demo.getByRole('searchbox', { name: 'Search', exact: true });
    await search.locator('..').locator('svg').click();
    await expect(search).not.toBeFocused();
  });

  await test.step('decorators show and hide the password', async () => {
    const demo = await bringToLife(page, 'PasswordInput');
    const password = demo.getByLabel('Password', { exact: true });
    await password.fill('correct horse');
    await expect(password).toHaveAttribute('type', 'password');
    const toggle = demo.getByRole('button', { name: 'Show the password' });
    await toggle.press('Enter');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.press('Space');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('correct horse');
  });

  await test.step('decorators hold a select that changes the unit', async () => {
    const demo = await bringToLife(page, 'SelectDecorator');
    await expect(demo.getByRole('textbox', { name: 'Budget' })).toHaveValue('1200');
    const currency = demo.getByRole('combobox', { name: 'Currency' });
    await expect(currency).toHaveText('USD');
    await currency.click();
    await page.getByRole('option', { name: 'JPY' }).click();
    await expect(currency).toHaveText('JPY');
    await expect(demo.getByText('¥')).toBeVisible();
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('a button focuses the input and selects its text', async () => {
    const demo = await bringToLife(page, 'FocusByButton');
    const name = demo.getByRole('textbox', { name: 'File name' });
    await demo.getByRole('button', { name: 'Rename' }).click();
    await expect(name).toBeFocused();
    await page.keyboard.type('summary.pdf');
    await expect(name).toHaveValue('summary.pdf');
  });
});

test('inputs are formatted, wait for pauses, and are restyled by recipes', async ({ page }) => {
  await test.step('the mask groups digits and keeps the caret', async () => {
    const demo = await bringToLife(page, 'MaskedInput');
    const address = demo.getByRole('textbox', { name: 'Hardware address' });
    await address.pressSequentially('001b-44x');
    await expect(address).toHaveValue('00:1B:44');
    await expect(address).toHaveAccessibleDescription('6 of 12 digits');
    await address.press('Home');
    await address.press('ArrowRight');
    await address.press('f');
    await expect(address).toHaveValue('0F:01:B4:4');
    expect(await address.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(2);
  });

  await test.step('a number is grouped when the focus leaves', async () => {
    const demo = await bringToLife(page, 'NumberFormatInput');
    const distance = demo.getByRole('textbox', { name: 'Mean distance to the Moon' });
    await expect(distance).toHaveValue('384,400');
    await expect(distance).toHaveAccessibleDescription('Stored as 384400');
    await distance.fill('1000000.5');
    await expect(distance).toHaveValue('1000000.5');
    await distance.blur();
    await expect(distance).toHaveValue('1,000,000.5');
    await expect(distance).toHaveAccessibleDescription('Stored as 1000000.5');
    await distance.fill('far');
    await distance.blur();
    await expect(distance).toHaveValue('far');
    await expect(distance).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a search follows when people pause', async () => {
    const demo = await bringToLife(page, 'DelayedInput');
    const search = demo.getByRole('searchbox', { name: 'Search the planets' });
    await search.fill('ar');
    await expect(demo.getByRole('status')).toHaveText('Earth, Mars');
    await search.fill('pluto');
    await expect(demo.getByRole('status')).toHaveText('No planet found');
  });

  await test.step('the newsletter form gives its own messages', async () => {
    const demo = await bringToLife(page, 'NewsletterForm');
    const email = demo.getByRole('textbox', { name: 'Newsletter' });
    const subscribe = demo.getByRole('button', { name: 'Subscribe' });
    await email.fill('nobody');
    await subscribe.click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(demo.getByRole('status')).toContainText('Enter an address');
    await email.fill('nobody@example.com');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await email.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Check your inbox to confirm.');
  });

  await test.step('the text says what the strength bar shows', async () => {
    const demo = await bringToLife(page, 'StrengthInput');
    const password = demo.getByLabel('New password');
    await password.fill('1234567');
    await expect(password).toHaveAccessibleDescription('Too short: use 8 characters or more');
    await password.fill('12345678');
    await expect(password).toHaveAccessibleDescription('Long enough');
    await password.fill('1234567890123456');
    await expect(password).toHaveAccessibleDescription('Good length');
    await expect(demo.getByRole('progressbar')).toHaveCount(0);
  });

  await test.step('the floating label makes room, and stays up while there is text', async () => {
    const demo = await bringToLife(page, 'FloatingLabelInput');
    const name = demo.getByRole('textbox', { name: 'Project name' });
    const label = demo.locator('label');
    await expect(label).toHaveCSS('transform', 'none');
    await name.focus();
    await expect(label).not.toHaveCSS('transform', 'none');
    await name.fill('Quarterly report');
    await name.blur();
    await expect(label).not.toHaveCSS('transform', 'none');
    await name.fill('');
    await name.blur();
    await expect(label).toHaveCSS('transform', 'none');
  });

  await test.step('the underline takes the color of the ring', async () => {
    const demo = await bringToLife(page, 'UnderlineInput');
    const input = demo.getByRole('textbox', { name: 'Underlined' });
    const root = input.locator('..');
    await expect(root).toHaveCSS('border-bottom-color', 'rgb(99, 107, 116)');
    await input.focus();
    await expect(root).not.toHaveCSS('border-bottom-color', 'rgb(99, 107, 116)');
    await expect(root).toHaveCSS('border-top-width', '0px');
  });
});

test('focus and theme draw the input', async ({ page }) => {
  await test.step('focus draws a ring inside, thicker, outside, and in another color', async () => {
    const demo = await bringToLife(page, 'FocusRingInputs');
    const focusAndGetRing = async (name: string) => {
      const input = demo.getByRole('textbox', { name });
      await input.focus();
      return input.evaluate(getRing);
    };
    expect(await focusAndGetRing('Ring on the inside')).toContain('2px inset');
    expect(await focusAndGetRing('Thicker')).toContain('4px inset');
    expect(await focusAndGetRing('On the outside')).not.toContain('inset');
    expect(await focusAndGetRing('In the color of the input')).toContain('rgb(31, 122, 31)');
  });

  await test.step('the theme changes defaults and styles', async () => {
    const demo = await bringToLife(page, 'ThemedInputs');
    const getRoot = (name: string) => demo.getByRole('textbox', { name }).locator('..');
    await expect(getRoot('Soft')).toHaveCSS('border-radius', '16px');
    await expect(getRoot('Soft')).toHaveCSS('border-top-width', '0px');
    await expect(getRoot('Large')).toHaveCSS('font-weight', '600');
    await expect(getRoot('Outlined')).toHaveCSS('border-top-width', '1px');
  });

  await test.step('focus shows an outline in forced colors, where shadows are not drawn', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const demo = await bringToLife(page, 'OutlineInput');
    const input = demo.getByRole('textbox', { name: 'Focus me' });
    await input.focus();
    expect(await input.evaluate(getRing)).toBe('none');
    await expect(input.locator('..')).toHaveCSS('outline-style', 'solid');
  });
});
