import { stopClock } from '../support/clock';
import { bringToLife } from '../support/demos';
import { interceptFileChoosers } from '../support/fileChoosers';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  interceptFileChoosers(page);
  await page.goto('/joy-ui/react-button/');
});

test('states, variants, colors, and sizes of a button', async ({ page }) => {
  await test.step('a disabled and a loading button take neither focus nor press', async () => {
    const demo = await bringToLife(page, 'BasicButtons');
    await expect(demo.getByRole('button', { name: 'Enabled' })).toBeEnabled();
    await expect(demo.getByRole('button', { name: 'Disabled' })).toBeDisabled();
    await expect(demo.getByRole('button', { name: 'Loading' })).toBeDisabled();
  });

  await test.step('each variant answers to the pointer', async () => {
    const demo = await bringToLife(page, 'VariantButtons');
    for (const name of ['Solid', 'Soft', 'Outlined', 'Plain']) {
      const button = demo.getByRole('button', { name });
      await page.mouse.move(0, 0);
      const background = await button.evaluate((node) => getComputedStyle(node).backgroundColor);
      await button.hover();
      await expect(button).not.toHaveCSS('background-color', background);
    }
  });

  await test.step('the five colors differ in every variant', async () => {
    const demo = await bringToLife(page, 'ColorButtons');
    for (const [variant, property] of [
      ['solid', 'background-color'],
      ['soft', 'background-color'],
      ['outlined', 'color'],
      ['plain', 'color'],
    ] as const) {
      const buttons = demo.getByRole('group', { name: `${variant} buttons` }).getByRole('button');
      const colors = await buttons.evaluateAll(
        (nodes, name) => nodes.map((node) => getComputedStyle(node).getPropertyValue(name)),
        property,
      );
      expect(colors).toHaveLength(5);
      expect(new Set(colors).size).toBe(5);
    }
  });

  await test.step('sizes have the heights of the table', async () => {
    const demo = await bringToLife(page, 'SizeButtons');
    for (const [name, height] of [
      ['Small', '32px'],
      ['Medium', '36px'],
      ['Large', '44px'],
    ] as const) {
      await expect(demo.getByRole('button', { name })).toHaveCSS('min-height', height);
    }
  });

  await test.step('buttons of full width are as wide as their container', async () => {
    const demo = await bringToLife(page, 'FullWidthButtons');
    const first = await demo.getByRole('button', { name: 'Create account' }).boundingBox();
    const second = await demo
      .getByRole('button', { name: 'I already have an account' })
      .boundingBox();
    expect(first?.width).toBe(320);
    expect(second).toMatchObject({ x: first?.x, width: first?.width });
  });

  await test.step('a decorator stands before or after the label', async () => {
    const demo = await bringToLife(page, 'DecoratorButtons');
    const isIconFirst = (name: string) =>
      demo
        .getByRole('button', { name, exact: true })
        .evaluate((button) => button.firstChild?.contains(button.querySelector('svg')) === true);
    expect(await isIconFirst('New project')).toBe(true);
    expect(await isIconFirst('Next step')).toBe(false);
    await expect(demo.getByRole('button', { name: /^Comments\s*12$/ })).toBeVisible();
  });

  await test.step('every variant can be disabled', async () => {
    const demo = await bringToLife(page, 'DisabledButtons');
    for (const name of ['Solid', 'Soft', 'Outlined', 'Plain']) {
      await expect(demo.getByRole('button', { name })).toBeDisabled();
    }
  });
});

test('loading, toggles, links, files, and custom looks', async ({ page }) => {
  await test.step('the focus comes back to the button that was loading', async () => {
    const demo = await bringToLife(page, 'LoadingSaveButton');
    const save = demo.getByRole('button', { name: 'Save changes' });
    await stopClock(page);
    await save.press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Saving…');
    await expect(save).toBeDisabled();
    await page.clock.resume();
    await expect(demo.getByRole('status')).toHaveText('Changes saved');
    await expect(save).toBeFocused();
  });

  await test.step('the indicator stands at the start, at the end, or for the label', async () => {
    const demo = await bringToLife(page, 'LoadingPositions');
    const buttons = demo.getByRole('button', { name: 'Sending', exact: true });
    const isIndicatorFirst = (button: HTMLElement) =>
      button.firstChild?.contains(button.querySelector('.MuiCircularProgress-root')) === true;
    expect(await buttons.first().evaluate(isIndicatorFirst)).toBe(true);
    expect(await buttons.last().evaluate(isIndicatorFirst)).toBe(false);
    await expect(demo.getByText('Sending…')).toBeVisible();
    await expect(demo.getByRole('button').and(page.locator(':disabled'))).toHaveCount(3);
  });

  await test.step('icon buttons have names and can be reached one after the other', async () => {
    const demo = await bringToLife(page, 'IconButtons');
    await demo.getByRole('button', { name: 'Share' }).focus();
    for (const name of ['Edit', 'Delete']) {
      await page.keyboard.press('Tab');
      await expect(demo.getByRole('button', { name })).toBeFocused();
    }
  });

  await test.step('toggles say and show whether they are pressed', async () => {
    const demo = await bringToLife(page, 'ToggleButtons');
    const notifications = demo.getByRole('button', { name: 'Notifications' });
    await expect(notifications).toHaveAttribute('aria-pressed', 'true');
    await notifications.click();
    await expect(notifications).toHaveAttribute('aria-pressed', 'false');
    const pin = demo.getByRole('button', { name: 'Pin' });
    await page.mouse.move(0, 0);
    const background = await pin.evaluate((node) => getComputedStyle(node).backgroundColor);
    await pin.press('Space');
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await expect(pin).not.toHaveCSS('background-color', background);
  });

  await test.step('buttons that are links go to their address', async () => {
    const demo = await bringToLife(page, 'LinkButtons');
    await demo.getByRole('link', { name: 'Go to this section' }).click();
    await expect(page).toHaveURL(/#as-a-link$/);
    const outside = demo.getByRole('link', { name: 'Link pattern (opens in a new tab)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(demo.getByRole('link', { name: 'Link to this section' })).toHaveAttribute(
      'href',
      '#as-a-link',
    );
  });

  await test.step('files are chosen and named', async () => {
    const demo = await bringToLife(page, 'FileUploadButton');
    const choosing = page.waitForEvent('filechooser');
    await demo.getByRole('button', { name: 'Choose files' }).press('Enter');
    const chooser = await choosing;
    const toFile = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('') });
    await chooser.setFiles([toFile('notes.txt'), toFile('plan.txt')]);
    await expect(demo.getByRole('status')).toHaveText('notes.txt, plan.txt');
  });

  await test.step('variables change one button or all in a box', async () => {
    const demo = await bringToLife(page, 'CssVariableButtons');
    for (const name of ['Accept', 'Decline']) {
      const button = demo.getByRole('button', { name });
      await button.hover();
      await expect(button).toHaveCSS('min-height', '48px');
    }
    await expect(demo.getByRole('button', { name: 'Decline' }).locator('svg')).toHaveCSS(
      'font-size',
      '16px',
    );
  });

  await test.step('the theme decides for buttons that do not say otherwise', async () => {
    const demo = await bringToLife(page, 'ThemedButtons');
    await expect(demo.getByRole('button', { name: 'Soft by default' })).toHaveClass(
      /MuiButton-variantSoft/,
    );
    await expect(demo.getByRole('button', { name: 'Large and wide' })).toHaveCSS(
      'text-transform',
      'uppercase',
    );
    await expect(demo.getByRole('button', { name: 'Still solid on request' })).toHaveClass(
      /MuiButton-variantSolid/,
    );
  });
});
