import { expect, test } from '../support/sharedPage';
import { bringVariantToLife, openVariant, STYLINGS, withClass } from './baseUiVariants';

const PAGE = '/base-ui/react-button/';

for (const styling of STYLINGS) {
  test(`buttons do what their page says, styled with ${styling}`, async ({ page }) => {
    await test.step('BasicButtons: the disabled one is no stop of the Tab key', async () => {
      const demo = await openVariant(page, PAGE, { name: 'BasicButtons', styling });
      const enabled = demo.getByRole('button', { name: 'Enabled' });
      const disabled = demo.getByRole('button', { name: 'Disabled' });
      await enabled.focus();
      await page.keyboard.press('Tab');
      await expect(disabled).toBeDisabled();
      await expect(disabled).not.toBeFocused();
      await expect(disabled).toHaveCSS('cursor', 'not-allowed');
    });

    await test.step('ToggleButton keeps its label in both states', async () => {
      const demo = await bringVariantToLife(page, { name: 'ToggleButton', styling });
      const mute = demo.getByRole('button', { name: 'Mute', exact: true });
      await mute.press('Space');
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await expect(demo.getByRole('status')).toHaveText('Sound is off');
      await mute.click();
      await expect(demo.getByRole('status')).toHaveText('Sound is on');
    });

    await test.step('FocusableWhenDisabled keeps the focus when nothing is left to do', async () => {
      const demo = await bringVariantToLife(page, { name: 'FocusableWhenDisabled', styling });
      const add = demo.getByRole('button', { name: 'Add seat' });
      await add.press('Enter');
      await expect(add).toHaveAttribute('aria-disabled', 'true');
      await expect(add).toBeFocused();
      await add.press('Enter');
      const reason = demo.getByRole('status');
      await expect(reason).toHaveText('3 of 3 seats booked');
      await expect(add).toHaveAttribute(
        'aria-describedby',
        (await reason.getAttribute('id')) ?? '',
      );
      await demo.getByRole('button', { name: 'Remove seat' }).click();
      await expect(add).toHaveAttribute('aria-disabled', 'false');
    });

    await test.step('LinkButtons: with an address it is a link, without one a disabled button', async () => {
      const demo = await bringVariantToLife(page, { name: 'LinkButtons', styling });
      const link = demo.getByRole('link', { name: 'Read the button pattern' });
      await link.focus();
      await expect(link).toBeFocused();
      await expect(link).not.toHaveAttribute('role');
      await expect(demo.getByRole('button', { name: /^Next lesson/ })).toBeDisabled();
    });

    await test.step('SpanButton answers to the pointer and to both keys', async () => {
      const demo = await bringVariantToLife(page, { name: 'SpanButton', styling });
      const button = demo.getByRole('button', { name: 'Span button' });
      const event = demo.getByRole('status');
      await button.click();
      await expect(event).toHaveText('Last event: click');
      await button.press('Enter');
      await expect(event).toHaveText('Last event: keydown');
      await button.press('Space');
      await expect(event).toHaveText('Last event: keyup');
    });

    await test.step('CustomRoot draws the edge of its arrow by its state', async () => {
      const demo = await bringVariantToLife(page, { name: 'CustomRoot', styling });
      const button = demo.getByRole('button', { name: 'Next step' });
      const shape = button.locator('path');
      await button.focus();
      await page.keyboard.down('Space');
      await expect(shape).toHaveAttribute('d', /H95L/);
      await page.keyboard.up('Space');
      await expect(shape).toHaveAttribute('d', /H85L/);
      await expect(demo.getByRole('status')).toHaveText('Step 2 of 3');
    });

    await test.step('StateClasses: Space presses enabled roots, and a disabled one can be reached', async () => {
      const demo = await bringVariantToLife(page, { name: 'StateClasses', styling });
      for (const name of ['Native button', 'Span as button']) {
        const button = demo.getByRole('button', { name });
        await button.focus();
        await page.keyboard.down('Space');
        await expect(button).toHaveClass(withClass('base--active'));
        await page.keyboard.up('Space');
        await expect(button).not.toHaveClass(withClass('base--active'));
      }
      await page.keyboard.press('Tab');
      const disabled = demo.getByRole('button', { name: 'Disabled span' });
      await expect(disabled).toBeFocused();
      await expect(disabled).toHaveClass(withClass('base--disabled'));
    });

    await test.step('OwnerStateClasses gives each state a class of its own', async () => {
      const demo = await bringVariantToLife(page, { name: 'OwnerStateClasses', styling });
      const button = demo.getByRole('button', { name: 'Hold me down' });
      await button.focus();
      const className = (await button.getAttribute('class')) ?? '';
      await page.keyboard.down('Space');
      await expect(button).not.toHaveAttribute('class', className);
      await page.keyboard.up('Space');
      await expect(button).toHaveAttribute('class', className);
      await expect(demo.getByRole('button', { name: 'Not available' })).toBeDisabled();
    });

    await test.step('HookButton counts and turns its state into attributes', async () => {
      const demo = await bringVariantToLife(page, { name: 'HookButton', styling });
      const tile = demo.getByRole('button', { name: 'Add espresso cup' });
      await tile.focus();
      await page.keyboard.down('Space');
      await expect(tile).toHaveAttribute('data-active', 'true');
      await page.keyboard.up('Space');
      await expect(tile).not.toHaveAttribute('data-active');
      await expect(demo.getByRole('status')).toHaveText('Items in basket: 1');
      await expect(demo.getByRole('button', { name: 'Teapot, sold out' })).toBeDisabled();
    });
  });
}
