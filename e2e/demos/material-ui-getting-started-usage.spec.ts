import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/getting-started/usage/');
});

test('the first components take presses, text, and styles', async ({ page }) => {
  await test.step('the first component is a button that takes presses', async () => {
    const demo = await bringToLife(page, 'HelloButton');
    const button = demo.getByRole('button', { name: 'Hello world' });
    await button.focus();
    await expect(button).toBeFocused();
    await button.click();
    await expect(button.locator('.MuiTouchRipple-root')).toBeAttached();
  });

  await test.step('field, button, and message work together', async () => {
    const demo = await bringToLife(page, 'GuestList');
    const message = demo.getByRole('status');
    const field = demo.getByRole('textbox', { name: 'Guest' });
    await expect(message).toHaveText('Nobody is invited yet');
    await demo.getByRole('button', { name: 'Add guest' }).click();
    await expect(message).toHaveText('Nobody is invited yet');
    await expect(field).toBeFocused();
    await field.fill('Guest 1');
    await demo.getByRole('button', { name: 'Add guest' }).click();
    await expect(message).toHaveText('Invited: Guest 1');
    await expect(field).toHaveValue('');
    await field.fill('Guest 2');
    await field.press('Enter');
    await expect(message).toHaveText('Invited: Guest 1, Guest 2');
    const gap = await demo
      .getByRole('button', { name: 'Add guest' })
      .evaluate((button) => getComputedStyle(button).marginTop);
    expect(gap).toBe('16px');
  });

  await test.step('sx knows the theme, screen sizes, and states', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const demo = await bringToLife(page, 'SxCard');
    const card = getFrame(page, 'SxCard').locator('.MuiBox-root');
    await expect(card).toHaveCSS('padding', '16px');
    await expect(card).toHaveCSS('width', '320px');
    const idle = await card.evaluate((element) => getComputedStyle(element).borderTopColor);
    await demo.getByRole('heading', { name: 'Task 1' }).hover();
    await expect(card).not.toHaveCSS('border-top-color', idle);
    await page.setViewportSize({ width: 500, height: 720 });
    const available = await card.evaluate((element) => element.parentElement?.clientWidth);
    await expect(card).toHaveCSS('width', `${available}px`);
  });
});
