import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('avatars name their pictures, fall back, and form groups', async ({ page }) => {
  await page.goto('/material-ui/react-avatar/');

  await test.step('pictures have names', async () => {
    const demo = await bringToLife(page, 'ImageAvatars');
    await expect(demo.getByRole('img')).toHaveCount(3);
    await expect(demo.getByRole('img', { name: 'Earth' })).toHaveCSS('object-fit', 'cover');
  });

  await test.step('initials have a color of their own', async () => {
    const demo = await bringToLife(page, 'NameAvatars');
    const getColor = (initials: string) =>
      demo
        .getByText(initials, { exact: true })
        .evaluate((avatar) => getComputedStyle(avatar).backgroundColor);
    expect(await getColor('DT')).not.toBe(await getColor('QL'));
  });

  await test.step('a broken picture gives way to children, a letter or an icon', async () => {
    const demo = await bringToLife(page, 'FallbackAvatars');
    await expect(demo.getByText('FR', { exact: true })).toBeVisible();
    await expect(demo.getByText('Q', { exact: true })).toBeVisible();
    await expect(demo.locator('svg')).toBeVisible();
    await expect(demo.getByRole('img')).toHaveCount(0);
  });

  await test.step('a group counts what it does not show', async () => {
    const group = (await bringToLife(page, 'GroupAvatars')).getByRole('group');
    await expect(group.getByRole('img')).toHaveCount(3);
    await expect(group.getByText('+5')).toBeVisible();
    const total = (await bringToLife(page, 'GroupTotal')).getByRole('group');
    await expect(total).toHaveAccessibleName('2,400 subscribers');
    await expect(total.getByText('+2k')).toBeVisible();
    await expect(total.locator('> *').first()).toHaveCSS('margin-left', '-4px');
  });

  await test.step('an avatar in a button can be pressed by keyboard', async () => {
    const demo = await bringToLife(page, 'AvatarButton');
    await demo.getByRole('button', { name: 'Change picture' }).press('Enter');
    await expect(demo.getByRole('status')).toHaveText('Your picture shows Mars');
  });
});
