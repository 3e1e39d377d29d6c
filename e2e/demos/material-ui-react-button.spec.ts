import { stopClock } from '../support/clock';
import { bringToLife } from '../support/demos';
import { interceptFileChoosers } from '../support/fileChoosers';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  interceptFileChoosers(page);
  await page.goto('/material-ui/react-button/');
});

test('variants, colors, and sizes of a button', async ({ page }) => {
  await test.step('the three variants rise in emphasis', async () => {
    const demo = await bringToLife(page, 'BasicButtons');
    await demo.getByRole('button', { name: 'Skip' }).hover();
    await expect(demo.getByRole('button', { name: 'Skip' })).toHaveClass(/MuiButton-text/);
    await expect(demo.getByRole('button', { name: 'Save draft' })).toHaveCSS(
      'border-top-width',
      '1px',
    );
    await expect(demo.getByRole('button', { name: 'Publish' })).not.toHaveCSS('box-shadow', 'none');
  });

  for (const [name, label, anchor] of [
    ['TextButtons', 'Show details', 'text-buttons'],
    ['ContainedButtons', 'Check out', 'contained-buttons'],
    ['OutlinedButtons', 'Add guest', 'outlined-buttons'],
  ] as const) {
    await test.step(`${name}: one can be pressed, one is disabled, one is a link`, async () => {
      const demo = await bringToLife(page, name);
      const buttons = demo.getByRole('button', { name: label });
      await buttons.first().focus();
      await page.keyboard.press('Tab');
      // The disabled button is no stop of the Tab key.
      const link = demo.getByRole('link', { name: 'Link to this section' });
      await expect(link).toBeFocused();
      await expect(buttons.last()).toBeDisabled();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${anchor}$`));
    });
  }

  await test.step('without elevation no state has a shadow', async () => {
    const demo = await bringToLife(page, 'FlatContainedButtons');
    const flat = demo.getByRole('button', { name: 'Flat' });
    await flat.hover();
    await expect(flat).toHaveCSS('box-shadow', 'none');
    await expect(demo.getByRole('button', { name: 'With elevation' })).not.toHaveCSS(
      'box-shadow',
      'none',
    );
  });

  await test.step('a handler gets the click, with the keys that were held', async () => {
    const demo = await bringToLife(page, 'HandlingClicks');
    const add = demo.getByRole('button', { name: 'Add a seat' });
    const clear = demo.getByRole('button', { name: 'Clear' });
    await expect(clear).toBeDisabled();
    await add.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('1 seat');
    await add.click({ modifiers: ['Shift'] });
    await expect(demo.getByRole('status')).toHaveText('11 seats');
    await clear.click();
    await expect(demo.getByRole('status')).toHaveText('0 seats');
  });

  await test.step('a color fills the contained button and is the label of the others', async () => {
    const demo = await bringToLife(page, 'ColorButtons');
    for (const color of ['primary', 'secondary', 'success', 'error', 'info', 'warning']) {
      const buttons = demo.getByRole('button', { name: color });
      const label = await buttons.last().evaluate((text) => getComputedStyle(text).color);
      await expect(buttons.nth(1)).toHaveCSS('color', label);
      await expect(buttons.first()).toHaveCSS('background-color', label);
    }
  });

  await test.step('sizes rise in every variant', async () => {
    const demo = await bringToLife(page, 'ButtonSizes');
    const heights = await demo
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    for (const row of [0, 3, 6]) {
      const [small, medium, large] = heights.slice(row, row + 3);
      expect(small).toBeLessThan(medium ?? 0);
      expect(medium).toBeLessThan(large ?? 0);
    }
  });

  await test.step('buttons of full width are as wide as their container', async () => {
    const demo = await bringToLife(page, 'FullWidthButton');
    const first = await demo.getByRole('button', { name: 'Create account' }).boundingBox();
    const second = await demo.getByRole('button', { name: 'I have an account' }).boundingBox();
    expect(first?.width).toBe(320);
    expect(second).toMatchObject({ x: first?.x, width: first?.width });
  });
});

test('icons, files, and loading', async ({ page }) => {
  await test.step('an icon stands before or after the label and is no part of the name', async () => {
    const demo = await bringToLife(page, 'IconLabelButtons');
    const iconAt = (name: string) =>
      demo
        .getByRole('button', { name, exact: true })
        .evaluate((button) => button.querySelector('svg')?.parentElement === button.firstChild);
    expect(await iconAt('Delete')).toBe(true);
    expect(await iconAt('Send')).toBe(false);
  });

  await test.step('icon buttons have names, and one is disabled', async () => {
    const demo = await bringToLife(page, 'IconButtons');
    const buttons = demo.getByRole('button', { name: 'Delete' });
    await expect(buttons.last()).toBeDisabled();
    await buttons.first().focus();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'Set an alarm' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'Bookmark' })).toBeFocused();
  });

  await test.step('the icon follows the size of its button only if it inherits it', async () => {
    const demo = await bringToLife(page, 'IconButtonSizes');
    for (const [name, width] of [
      ['Delete, small', '18px'],
      ['Delete, small with a smaller icon', '20px'],
      ['Delete, medium', '24px'],
      ['Delete, large', '28px'],
    ] as const) {
      const button = demo.getByRole('button', { name, exact: true });
      await button.focus();
      await expect(button.locator('svg')).toHaveCSS('width', width);
    }
  });

  await test.step('icon buttons take the colors of the palette', async () => {
    const demo = await bringToLife(page, 'IconButtonColors');
    const getColor = (color: string) =>
      demo
        .getByRole('button', { name: `Unlock, ${color}` })
        .evaluate((button) => getComputedStyle(button).color);
    const names = ['default', 'primary', 'secondary', 'success', 'error', 'info', 'warning'];
    const colors = await Promise.all(names.map(getColor));
    expect(new Set(colors).size).toBe(names.length);
  });

  await test.step('only the icon button that is told so has a background under the pointer', async () => {
    const demo = await bringToLife(page, 'IconButtonHover');
    const without = demo.getByRole('button', { name: 'Settings, without a hover background' });
    const withOne = demo.getByRole('button', { name: 'Settings, with a hover background' });
    await without.hover();
    await expect(without).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await withOne.hover();
    await expect(withOne).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('files are chosen by mouse or keyboard and named', async () => {
    const demo = await bringToLife(page, 'FileUploadButton');
    const input = demo.locator('input[type=file]');
    await input.focus();
    const byKey = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await byKey;
    const byMouse = page.waitForEvent('filechooser');
    await demo.getByText('Choose files').click();
    const chooser = await byMouse;
    const toFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('') });
    await chooser.setFiles([toFile('notes.txt'), toFile('plan.txt')]);
    await expect(demo.getByRole('status')).toHaveText('notes.txt, plan.txt');
  });

  await test.step('loading buttons are disabled and show progress', async () => {
    const demo = await bringToLife(page, 'LoadingButtons');
    for (const name of ['Submit', 'Fetch data', 'Save', 'Send']) {
      await expect(demo.getByRole('button', { name })).toBeDisabled();
    }
    await expect(demo.getByRole('progressbar')).toHaveCount(3);
    await expect(demo.getByText('Loading…')).toBeVisible();
  });

  await test.step('a switch ends loading, and a press starts it again', async () => {
    const demo = await bringToLife(page, 'LoadingButtonsSwitch');
    const loading = demo.getByRole('checkbox', { name: 'Loading' });
    await expect(demo.getByRole('button', { name: 'Saving' })).toBeDisabled();
    await loading.uncheck();
    const save = demo.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeEnabled();
    await save.click();
    await expect(loading).toBeChecked();
    await expect(demo.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  await test.step('a button that only says it is disabled keeps the focus while saving', async () => {
    const demo = await bringToLife(page, 'FocusableLoadingButton');
    const save = demo.getByRole('button', { name: 'Save' });
    await stopClock(page);
    await save.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Saving…');
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toBeFocused();
    await page.clock.resume();
    await expect(demo.getByRole('status')).toHaveText('All changes saved');
    await expect(save).toBeFocused();
  });
});

test('links, disabled buttons, and custom looks', async ({ page }) => {
  await test.step('a button takes the link of a router', async () => {
    const demo = await bringToLife(page, 'RouterLinkButtons');
    await demo.getByRole('link', { name: 'Archive' }).click();
    await expect(demo.getByRole('status')).toHaveText('Current path: /archive');
    await demo.getByRole('link', { name: 'Inbox' }).press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Current path: /inbox');
  });

  await test.step('the reason opens for the pointer, and for the focus where it can go', async () => {
    const demo = await bringToLife(page, 'DisabledWithTooltip');
    const tooltip = page.getByRole('tooltip', { name: 'Only the owner can delete this project' });
    // The pointer meets what is around a disabled button.
    await demo.locator('span:has(> button:disabled)', { hasText: 'Delete (pointer only)' }).hover();
    await expect(tooltip).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(tooltip).toBeHidden();
    await demo.getByRole('button', { name: 'Delete (stays focusable)' }).focus();
    await page.keyboard.press('Shift');
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  await test.step('both ways show the cursor that says no', async () => {
    const demo = await bringToLife(page, 'NotAllowedCursor');
    const getCursorUnderPointer = async (text: string) => {
      const box = await demo.getByText(text).boundingBox();
      return page.evaluate(
        ([x, y]) => {
          const element = document.elementFromPoint(x, y);
          return element === null ? '' : getComputedStyle(element).cursor;
        },
        [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8] as const,
      );
    };
    expect(await getCursorUnderPointer('With CSS')).toBe('not-allowed');
    expect(await getCursorUnderPointer('With a wrapper')).toBe('not-allowed');
  });

  await test.step('sx rounds the button and moves its icon under the pointer', async () => {
    const demo = await bringToLife(page, 'SxButton');
    const button = demo.getByRole('button', { name: 'Continue' });
    const icon = button.locator('.MuiButton-endIcon');
    await expect(icon).toHaveCSS('transform', 'none');
    await button.hover();
    await expect(icon).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 4, 0)');
  });

  await test.step('the styled button tints its own color and may be a link', async () => {
    const demo = await bringToLife(page, 'StyledButtons');
    const approve = demo.getByRole('button', { name: 'Approve' });
    await expect(approve).toHaveCSS('box-shadow', 'none');
    await approve.hover();
    await expect(approve).toHaveCSS('box-shadow', /inset/);
    await expect(demo.getByRole('link', { name: 'Link to this section' })).toHaveAttribute(
      'href',
      '#with-styled',
    );
  });

  await test.step('the theme decides for buttons that do not say otherwise', async () => {
    const demo = await bringToLife(page, 'ThemedButtons');
    const byDefault = demo.getByRole('button', { name: 'Default' });
    await byDefault.hover();
    await expect(byDefault).toHaveCSS('border-top-width', '2px');
    await expect(byDefault).toHaveCSS('border-radius', '0px');
    await expect(demo.getByRole('button', { name: 'Outlined error' })).toHaveCSS(
      'border-top-style',
      'dashed',
    );
    await expect(demo.getByRole('button', { name: 'Large' })).not.toHaveCSS(
      'letter-spacing',
      'normal',
    );
    await expect(demo.getByRole('button', { name: 'Contained' })).toHaveCSS('box-shadow', 'none');
  });

  await test.step('one tile is chosen at a time, by mouse or keyboard', async () => {
    const demo = await bringToLife(page, 'ButtonBaseTiles');
    const getTile = (name: string) => demo.getByRole('button', { name });
    await expect(getTile('Noon')).toHaveAttribute('aria-pressed', 'true');
    await getTile('Night').click();
    await expect(getTile('Night')).toHaveAttribute('aria-pressed', 'true');
    await expect(getTile('Noon')).toHaveAttribute('aria-pressed', 'false');
    await getTile('Dawn').press('Space');
    await expect(getTile('Dawn')).toHaveAttribute('aria-pressed', 'true');
    await expect(getTile('Dawn')).toHaveCSS('outline-style', 'solid');
  });
});
