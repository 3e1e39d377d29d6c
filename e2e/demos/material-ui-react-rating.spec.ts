import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('ratings do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-rating/');

  await test.step('a press on the chosen star takes the choice back', async () => {
    const demo = await bringToLife(page, 'BasicRatings');
    const group = demo.getByRole('group', { name: /^Controlled/ });
    const getStar = (count: number) => group.locator('label').nth(count - 1);
    await expect(group).toHaveAccessibleName('Controlled: 2 stars');
    await getStar(4).click();
    await expect(group).toHaveAccessibleName('Controlled: 4 stars');
    await getStar(4).click();
    await expect(group).toHaveAccessibleName('Controlled: no stars');
    await expect(group.getByRole('radio', { name: 'Empty' })).toBeChecked();
    await expect(demo.getByRole('img', { name: 'Not rated' })).toBeVisible();
  });

  await test.step('arrow keys choose', async () => {
    const demo = await bringToLife(page, 'BasicRatings');
    const group = demo.getByRole('group', { name: 'Uncontrolled' });
    await group.getByRole('radio', { name: '3 Stars' }).press('ArrowRight');
    await expect(group.getByRole('radio', { name: '4 Stars' })).toBeChecked();
  });

  await test.step('a result is an image with one name', async () => {
    const demo = await bringToLife(page, 'RatingStates');
    await expect(demo.getByRole('img', { name: '4.3 Stars' })).toBeVisible();
    await expect(demo.getByRole('radio', { name: '3 Stars' })).toBeDisabled();
  });

  await test.step('halves can be chosen', async () => {
    const demo = await bringToLife(page, 'HalfRating');
    await demo.getByRole('radio', { name: '2.5 Stars' }).press('ArrowRight');
    await expect(demo.getByRole('status')).toHaveText('3 of 5');
    await demo.getByRole('radio', { name: '3 Stars' }).press('ArrowRight');
    await expect(demo.getByRole('status')).toHaveText('3.5 of 5');
  });

  await test.step('words follow the pointer, and are part of the names', async () => {
    const demo = await bringToLife(page, 'HoverRating');
    await expect(demo.getByRole('radio', { name: '5 stars, Excellent' })).not.toBeChecked();
    await demo.locator('label').nth(4).hover();
    await expect(demo.locator('span[aria-hidden]', { hasText: 'Excellent' })).toBeVisible();
    await demo.getByText('How helpful was this answer?').hover();
    await expect(demo.locator('span[aria-hidden]', { hasText: 'Fair' })).toBeVisible();
  });

  await test.step('each value can have its own icon', async () => {
    const hearts = await bringToLife(page, 'HeartRating');
    await expect(hearts.getByRole('radio', { name: '6 of 10 hearts' })).toBeChecked();
    const demo = await bringToLife(page, 'FaceRating');
    await demo.locator('label').nth(2).click();
    await expect(demo.getByRole('radio', { name: 'Happy', exact: true })).toBeChecked();
  });
});
