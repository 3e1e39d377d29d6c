import type { Locator, Page } from '@playwright/test';
import { stopClock } from '../support/clock';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/react-autocomplete/');
});

function getOption(page: Page, name: string | RegExp): Locator {
  return page.getByRole('option', { name, exact: true });
}

function getPopup(page: Page): Locator {
  return page.locator('.MuiAutocomplete-popper');
}

function getList(page: Page): Locator {
  return page.getByRole('listbox');
}

test('a combo box filters, follows the keys, and tells its value from its text', async ({
  page,
}) => {
  await test.step('keys open the list, jump through it, and close it', async () => {
    const demo = await bringToLife(page, 'ComboBox');
    const field = demo.getByRole('combobox');
    const getActive = async () => {
      const id = await field.getAttribute('aria-activedescendant');
      return page.locator(`[id="${id}"]`).textContent();
    };
    await field.focus();
    await expect(getList(page)).toHaveCount(0);
    await field.press('ArrowDown');
    await expect(getList(page)).toBeVisible();
    await field.press('End');
    expect(await getActive()).toBe('Vietnam');
    await field.press('ArrowDown');
    expect(await getActive()).toBe('Argentina');
    await field.press('PageDown');
    expect(await getActive()).toBe('Bulgaria');
    await field.press('Home');
    expect(await getActive()).toBe('Argentina');
    await field.press('Escape');
    await expect(getList(page)).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  await test.step('ComboBox filters while typing and takes the highlighted option', async () => {
    const demo = await bringToLife(page, 'ComboBox');
    const field = demo.getByRole('combobox', { name: 'Country' });
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await field.click();
    await expect(page.getByRole('listbox', { name: 'Country' })).toBeVisible();
    await field.fill('land');
    await expect(page.getByRole('option')).toHaveText([
      'Finland',
      'Iceland',
      'Ireland',
      'Netherlands',
      'New Zealand',
      'Poland',
      'Switzerland',
      'Thailand',
    ]);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('Iceland');
    await expect(getList(page)).toHaveCount(0);

    await field.fill('nowhere');
    await expect(getPopup(page).getByText('No options')).toBeVisible();
    await field.press('Tab');
    await expect(field).toHaveValue('Iceland');
  });

  await test.step('ControlledStates tells the value from the text', async () => {
    const demo = await bringToLife(page, 'ControlledStates');
    await demo.getByRole('combobox').fill('Jap');
    await expect(demo.getByText('Value: null')).toBeVisible();
    await expect(demo.getByText('Input value: “Jap”')).toBeVisible();
    await getOption(page, 'Japan').click();
    await expect(demo.getByText('Value: JP')).toBeVisible();
    await expect(demo.getByText('Input value: “Japan”')).toBeVisible();
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(demo.getByText('Value: null')).toBeVisible();
  });
});

test('each flag changes one habit of the field', async ({ page }) => {
  const demo = await bringToLife(page, 'BehaviorFlags');
  const field = demo.getByRole('combobox');
  const setFlags = async (checked: boolean, ...names: string[]) => {
    for (const name of names) await demo.getByRole('checkbox', { name }).setChecked(checked);
  };

  await test.step('autoHighlight and disableCloseOnSelect', async () => {
    await setFlags(true, 'autoHighlight', 'disableCloseOnSelect');
    await field.fill('oxy');
    await field.press('Enter');
    await expect(field).toHaveValue('Oxygen');
    await expect(getList(page)).toBeVisible();
    await field.press('Escape');
    await field.fill('');
    await field.press('Escape');
    await setFlags(false, 'autoHighlight', 'disableCloseOnSelect');
  });

  await test.step('openOnFocus, clearOnEscape, and blurOnSelect', async () => {
    await setFlags(true, 'openOnFocus', 'clearOnEscape', 'blurOnSelect');
    await field.focus();
    await getOption(page, 'Helium').click();
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue('Helium');
    await field.focus();
    await field.press('Escape');
    await expect(field).toHaveValue('Helium');
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await setFlags(false, 'openOnFocus', 'clearOnEscape', 'blurOnSelect');
  });

  await test.step('autoSelect and disableClearable', async () => {
    await setFlags(true, 'autoSelect', 'disableClearable');
    await field.fill('zin');
    await field.press('ArrowDown');
    await field.press('Tab');
    await expect(field).toHaveValue('Zinc');
    await expect(demo.getByRole('button', { name: 'Clear', exact: true })).toHaveCount(0);
    await field.fill('');
    await field.press('Tab');
    await expect(field).toHaveValue('Zinc');
    await setFlags(false, 'autoSelect', 'disableClearable');
  });

  await test.step('readOnly and disabled', async () => {
    await setFlags(true, 'readOnly');
    await field.click();
    await expect(field).toBeFocused();
    await expect(getList(page)).toHaveCount(0);
    await setFlags(true, 'disabled');
    await expect(field).toBeDisabled();
  });
});

test('options are grouped, disabled, decorated, and searched as their list says', async ({
  page,
}) => {
  await test.step('CountryPicker shows code and name, and highlights the first', async () => {
    const demo = await bringToLife(page, 'CountryPicker');
    const field = demo.getByRole('combobox');
    await field.fill('switz');
    await expect(page.getByRole('option')).toContainText(['🇨🇭']);
    await expect(getOption(page, /Switzerland\s*\+41/)).toBeVisible();
    await field.press('Enter');
    await expect(field).toHaveValue('Switzerland');
  });

  await test.step('GroupedOptions has one heading per letter', async () => {
    const demo = await bringToLife(page, 'GroupedOptions');
    await demo.getByRole('combobox').fill('in');
    await expect(page.locator('.MuiAutocomplete-groupLabel')).toHaveText(['A', 'F', 'I', 'S', 'U']);
    await page.keyboard.press('Escape');
  });

  await test.step('StyledGroups colors its headings and has groups with names', async () => {
    const demo = await bringToLife(page, 'StyledGroups');
    const field = demo.getByRole('combobox');
    await field.fill('i');
    for (const period of ['Period 1', 'Period 2', 'Period 3', 'Period 4']) {
      await expect(getList(page).getByText(period)).toHaveCSS(
        'background-color',
        'rgb(0, 107, 214)',
      );
    }
    const group = getList(page).getByRole('group', { name: 'Period 4' });
    await group.getByRole('option', { name: 'Zinc' }).click();
    await expect(field).toHaveValue('Zinc');
  });

  await test.step('DisabledOptions skips what is taken', async () => {
    const demo = await bringToLife(page, 'DisabledOptions');
    const field = demo.getByRole('combobox');
    await field.click();
    await expect(getOption(page, '09:30')).toHaveAttribute('aria-disabled', 'true');
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue('10:00');
  });

  await test.step('HighlightMatches sets the match in bold', async () => {
    const demo = await bringToLife(page, 'HighlightMatches');
    await demo.getByRole('combobox').fill('ITZ');
    await expect(getOption(page, 'Switzerland').locator('strong')).toHaveText('itz');
    await page.keyboard.press('Escape');
  });

  await test.step('CustomFilter searches the start, or more than the name', async () => {
    const demo = await bringToLife(page, 'CustomFilter');
    const start = demo.getByRole('combobox', { name: 'Name starts with' });
    await start.click();
    await expect(page.getByRole('option')).toHaveCount(5);
    await start.fill('cote');
    await expect(page.getByRole('option')).toHaveText(['Côte d’Ivoire']);
    await start.fill('land');
    await expect(getPopup(page).getByText('No options')).toBeVisible();
    await start.press('Tab');
    await demo.getByRole('combobox', { name: 'Name, code, or phone' }).fill('+81');
    await expect(page.getByRole('option')).toHaveText(['Japan']);
  });
});

test('free text is taken, added to the options, or completed', async ({ page }) => {
  await test.step('FreeSolo takes any text with Enter, and a search box as it is', async () => {
    const demo = await bringToLife(page, 'FreeSolo');
    const status = demo.getByRole('status');
    const material = demo.getByRole('combobox', { name: 'Material' });
    await material.fill('Brass');
    await expect(status).toContainText('Material: none.');
    await material.press('Enter');
    await expect(status).toContainText('Material: Brass.');
    const search = demo.getByRole('combobox', { name: 'Search elements' });
    await expect(search).toHaveAttribute('type', 'search');
    await search.fill('ni');
    await expect(status).toContainText('Query: ni.');
    await getOption(page, 'Nickel').click();
    await expect(status).toContainText('Query: Nickel.');
  });

  await test.step('CreatableOption adds what it does not know', async () => {
    const demo = await bringToLife(page, 'CreatableOption');
    const field = demo.getByRole('combobox');
    await field.fill('testing');
    await expect(page.getByRole('option')).toHaveText(['Testing']);
    await field.fill('Icons');
    await getOption(page, 'Add “Icons”').click();
    await expect(field).toHaveValue('Icons');
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await field.fill('');
    await field.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveText([
      'Accessibility',
      'Performance',
      'Testing',
      'Icons',
    ]);
    await field.press('Escape');
  });

  await test.step('CreateInDialog asks before it adds', async () => {
    const demo = await bringToLife(page, 'CreateInDialog');
    const field = demo.getByRole('combobox', { name: 'Room' });
    const dialog = page.getByRole('dialog', { name: 'Add a room' });
    await field.fill('Studio');
    await getOption(page, 'Add “Studio”').click();
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Studio');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue('');

    await field.fill('Studio');
    await field.press('ArrowDown');
    await field.press('Enter');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Studio 2');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(field).toHaveValue('Studio 2');
    await demo.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('option')).toHaveText(['Kitchen', 'Office', 'Studio 2']);
    await field.press('Escape');
  });

  await test.step('InlineHint completes the text on Tab', async () => {
    const demo = await bringToLife(page, 'InlineHint');
    const field = demo.getByRole('combobox');
    await field.fill('oxy');
    await expect(demo.getByText('oxygen', { exact: true })).toBeVisible();
    await field.press('Tab');
    await expect(field).toHaveValue('Oxygen');
    await expect(field).toBeFocused();
    await field.press('Tab');
    await expect(field).not.toBeFocused();
  });
});

test('options come from a server when they are asked for', async ({ page }) => {
  await test.step('AsyncOptions loads when it is opened, and once', async () => {
    const demo = await bringToLife(page, 'AsyncOptions');
    const field = demo.getByRole('combobox');
    await stopClock(page);
    await field.click();
    await expect(getPopup(page).getByText('Loading…')).toBeVisible();
    await page.clock.resume();
    await getOption(page, 'Hydrogen').click();
    await expect(field).toHaveValue('Hydrogen');
    await demo.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(getOption(page, 'Helium')).toBeVisible();
    await field.press('Escape');
  });

  await test.step('RemoteSearch asks for what was typed, not for what was chosen', async () => {
    const demo = await bringToLife(page, 'RemoteSearch');
    const field = demo.getByRole('combobox');
    await field.click();
    await expect(getPopup(page).getByText('Type to search')).toBeVisible();
    await stopClock(page);
    await field.fill('s');
    await field.fill('sw');
    await expect(getPopup(page).getByText('Loading…')).toBeVisible();
    await page.clock.resume();
    await expect(page.getByRole('option')).toHaveText(['Sweden', 'Switzerland']);
    await getOption(page, 'Sweden').click();
    await expect(field).toHaveValue('Sweden');
    await demo.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(getPopup(page).getByText('Type to search')).toBeVisible();
    await field.fill('zz');
    await expect(getPopup(page).getByText('No country found')).toBeVisible();
  });
});

test('several values are chips that the keyboard reaches', async ({ page }) => {
  await test.step('MultipleValues adds, removes, and moves among chips', async () => {
    const demo = await bringToLife(page, 'MultipleValues');
    const field = demo.getByRole('combobox', { name: 'Elements, outlined' });
    const chips = demo.locator('.MuiAutocomplete-root').first().locator('.MuiChip-root');
    await field.fill('zinc');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(chips).toHaveText(['Oxygen', 'Iron', 'Zinc']);
    await field.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(chips.nth(1)).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(chips).toHaveText(['Oxygen', 'Zinc']);
    await expect(field).toBeFocused();
    await field.press('Backspace');
    await expect(chips).toHaveText(['Oxygen']);
  });

  await test.step('MultipleValues hides what is chosen, and can be read only', async () => {
    const demo = await bringToLife(page, 'MultipleValues');
    const filled = demo.getByRole('combobox', { name: 'Elements, filled' });
    await filled.fill('oxygen');
    await expect(getPopup(page).getByText('No options')).toBeVisible();
    await filled.press('Tab');
    const readOnly = demo.getByRole('combobox', { name: 'Elements, read only' });
    await readOnly.press('Backspace');
    await expect(demo.locator('.MuiAutocomplete-root').last().locator('.MuiChip-root')).toHaveText([
      'Oxygen',
      'Iron',
    ]);
  });

  await test.step('FixedTags keeps its first value', async () => {
    const demo = await bringToLife(page, 'FixedTags');
    const field = demo.getByRole('combobox');
    const chips = demo.locator('.MuiChip-root');
    await field.press('Backspace');
    await expect(chips).toHaveText(['Member']);
    await field.press('Backspace');
    await expect(chips).toHaveText(['Member']);
    await field.click();
    await expect(getOption(page, 'Member')).toHaveAttribute('aria-disabled', 'true');
    await getOption(page, 'Translator').click();
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(chips).toHaveText(['Member']);
  });

  await test.step('CheckboxOptions stays open and marks what is selected', async () => {
    const demo = await bringToLife(page, 'CheckboxOptions');
    await demo.getByRole('combobox').click();
    for (const name of ['Hydrogen', 'Lithium']) {
      await getOption(page, name).click();
      await expect(getOption(page, name)).toHaveAttribute('aria-selected', 'true');
      await expect(getOption(page, name).getByTestId('CheckBoxIcon')).toBeVisible();
    }
    await getOption(page, 'Hydrogen').click();
    await expect(getOption(page, 'Hydrogen').getByTestId('CheckBoxOutlineBlankIcon')).toBeVisible();
    await expect(demo.locator('.MuiChip-root')).toHaveText(['Lithium']);
    await page.keyboard.press('Escape');
  });

  await test.step('LimitTags counts the others until it has focus', async () => {
    const demo = await bringToLife(page, 'LimitTags');
    const chips = demo.locator('.MuiChip-root');
    await expect(chips).toHaveCount(2);
    await expect(demo.getByText('+3')).toBeVisible();
    await demo.getByRole('combobox').focus();
    await expect(chips).toHaveCount(5);
    // What is below moves up again: a click on it must not be the one that takes the focus away.
    await demo.getByRole('combobox').blur();
    await expect(chips).toHaveCount(2);
  });

  await test.step('LabelPicker changes labels in a popover', async () => {
    const demo = await bringToLife(page, 'LabelPicker');
    await demo.getByRole('button', { name: 'Edit labels' }).click();
    const dialog = page.getByRole('dialog', { name: 'Labels' });
    await expect(dialog.getByRole('combobox', { name: 'Filter labels' })).toBeFocused();
    await dialog.getByRole('option', { name: 'Question' }).click();
    await dialog.getByRole('option', { name: 'Bug' }).click();
    await expect(dialog.getByRole('option', { name: 'Question' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await dialog.getByRole('combobox', { name: 'Filter labels' }).fill('perf');
    await expect(dialog.getByRole('option')).toHaveText(['Performance']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(demo.getByRole('status')).toHaveText('Question');
  });
});

test('sizes, own inputs, themes, and the hook change the look, not the keys', async ({ page }) => {
  await test.step('Sizes has a lower and a higher field', async () => {
    const demo = await bringToLife(page, 'Sizes');
    const fields = demo.locator('.MuiInputBase-root');
    const small = (await fields.first().boundingBox())?.height ?? NaN;
    const medium = (await fields.last().boundingBox())?.height ?? NaN;
    expect(small).toBeLessThan(medium);
  });

  await test.step('PlainInput works with an input of its own', async () => {
    const demo = await bringToLife(page, 'PlainInput');
    const field = demo.getByRole('combobox', { name: 'Element' });
    await field.fill('kry');
    await getOption(page, 'Krypton').click();
    await expect(field).toHaveValue('Krypton');
  });

  await test.step('ThemedOptions marks the chosen option by means of the theme', async () => {
    const demo = await bringToLife(page, 'ThemedOptions');
    const field = demo.getByRole('combobox');
    await expect(field).toHaveValue('Helium');
    await field.click();
    await expect(getOption(page, '✓ Helium')).toHaveCSS('font-style', 'italic');
    await field.fill('neon');
    await field.press('Enter');
    await expect(field).toHaveValue('Neon');
  });

  await test.step('HookCombobox has the keys and roles without the look', async () => {
    const demo = await bringToLife(page, 'HookCombobox');
    const field = demo.getByRole('combobox', { name: 'Element' });
    await field.fill('car');
    await expect(demo.getByRole('listbox', { name: 'Element' })).toBeVisible();
    await field.press('ArrowDown');
    await expect(demo.getByRole('option', { name: 'Carbon' })).toHaveClass(/Mui-focused/);
    await field.press('Enter');
    await expect(field).toHaveValue('Carbon');
    await expect(demo.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('WindowedOptions renders few of ten thousand options, and reaches all', async () => {
    const demo = await bringToLife(page, 'WindowedOptions');
    const field = demo.getByRole('combobox');
    await field.click();
    const first = getOption(page, 'Ticket 1');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
    expect(await page.getByRole('option').count()).toBeLessThan(40);

    for (const ticket of [5, 10, 15, 20]) {
      // Rows come when the list has scrolled, a frame later.
      await expect(getOption(page, `Ticket ${ticket}`)).toBeAttached();
      await field.press('PageDown');
      await expect(getOption(page, `Ticket ${ticket}`)).toHaveClass(/Mui-focused/);
    }
    await field.press('ArrowDown');
    await expect(getOption(page, 'Ticket 21')).toHaveClass(/Mui-focused/);
    await expect(getOption(page, 'Ticket 21')).toBeInViewport();

    await getList(page).evaluate((list) => list.scrollTo({ top: list.scrollHeight }));
    await getOption(page, 'Ticket 10000').click();
    await expect(field).toHaveValue('Ticket 10000');
    await field.press('ArrowDown');
    await expect(getOption(page, 'Ticket 10000')).toBeInViewport();
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(field).toHaveValue('Ticket 9999');

    await field.fill('ticket 777');
    await expect(page.getByRole('option').first()).toHaveText('Ticket 777');
    await expect(getOption(page, 'Ticket 7770')).toHaveAttribute('aria-posinset', '2');
  });
});
