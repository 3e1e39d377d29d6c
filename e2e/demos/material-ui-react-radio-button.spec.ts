import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('radio buttons do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-radio-button/');

  await test.step('a group has a name, and arrow keys choose in it', async () => {
    const demo = await bringToLife(page, 'BasicRadioGroup');
    const group = demo.getByRole('radiogroup', { name: 'Delivery' });
    const post = group.getByRole('radio', { name: 'By post' });
    await expect(post).toBeChecked();
    await post.press('ArrowUp');
    await expect(group.getByRole('radio', { name: 'I fetch it at the shop' })).toBeChecked();
    await expect(post).not.toBeChecked();
  });

  await test.step('arrow keys pass over a disabled option', async () => {
    const demo = await bringToLife(page, 'RowRadioGroup');
    await demo.getByRole('radio', { name: 'A5' }).check();
    await demo.getByRole('radio', { name: 'A5' }).press('ArrowRight');
    await expect(demo.getByRole('radio', { name: 'A3' })).toBeChecked();
  });

  await test.step('a controlled group tells its value', async () => {
    const demo = await bringToLife(page, 'ControlledRadioGroup');
    await expect(demo.getByRole('status')).toHaveText('Working days: 5');
    await demo.getByText('Express').click();
    await expect(demo.getByRole('status')).toHaveText('Working days: 1');
  });

  await test.step('a quiz explains what is wrong, until it is answered', async () => {
    const demo = await bringToLife(page, 'QuizRadioGroup');
    const group = demo.getByRole('radiogroup');
    const check = demo.getByRole('button', { name: 'Check answer' });
    await check.click();
    await expect(group).toHaveAccessibleDescription('Choose an answer first');
    await group.getByRole('radio', { name: 'Saturn' }).check();
    await expect(group).toHaveAccessibleDescription('');
    await check.click();
    await expect(group).toHaveAccessibleDescription(/^Wrong/);
    await group.getByRole('radio', { name: 'Jupiter' }).check();
    await check.click();
    await expect(group).toHaveAccessibleDescription('Right');
  });

  await test.step('standalone radio buttons with one name exclude each other', async () => {
    const demo = await bringToLife(page, 'StandaloneRadios');
    await demo.getByRole('radio', { name: 'Prefer Office' }).press('ArrowDown');
    await expect(demo.getByRole('radio', { name: 'Prefer Lab' })).toBeChecked();
    await expect(demo.getByRole('radio', { checked: true })).toHaveCount(1);
  });

  await test.step('sizes and looks', async () => {
    const sizes = await bringToLife(page, 'RadioSizes');
    await expect(sizes.getByRole('radio', { name: 'Small' })).toHaveCSS('width', '38px');
    await expect(sizes.getByRole('radio', { name: 'Medium' })).toHaveCSS('width', '42px');
    const restyled = await bringToLife(page, 'RestyledRadios');
    await restyled.getByRole('radio', { name: 'Left' }).press('ArrowDown');
    await expect(restyled.getByRole('radio', { name: 'Justified' })).toBeChecked();
    const cards = await bringToLife(page, 'RadioGroupContext');
    const card = cards.locator('label', { hasText: /^50 GB$/ });
    const colorBefore = await card.evaluate((label) => getComputedStyle(label).borderTopColor);
    await card.click();
    await expect(card).not.toHaveCSS('border-top-color', colorBefore);
  });
});
