import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('badges count, hide at zero, and move to corners', async ({ page }) => {
  await page.goto('/material-ui/react-badge/');

  await test.step('the name of a button holds the count', async () => {
    const demo = await bringToLife(page, 'BasicBadge');
    await expect(demo.getByRole('button')).toHaveAccessibleName('Messages, 4 unread');
  });

  await test.step('large numbers are capped, words are not', async () => {
    const demo = await bringToLife(page, 'CappedBadges');
    await expect(demo.getByText('99', { exact: true })).toBeVisible();
    await expect(demo.getByText('99+', { exact: true })).toBeVisible();
    await expect(demo.getByText('999+', { exact: true })).toBeVisible();
    await expect(demo.getByText('new', { exact: true })).toBeVisible();
  });

  await test.step('zero hides a badge unless it is to be shown', async () => {
    const demo = await bringToLife(page, 'CountedBadge');
    const badge = demo.locator('.MuiBadge-badge');
    await demo.getByRole('button', { name: 'Receive one' }).click();
    await expect(badge).toHaveText('2');
    await demo.getByRole('button', { name: 'Read one' }).click();
    await demo.getByRole('button', { name: 'Read one' }).click();
    await expect(demo.getByRole('status')).toHaveText('0 messages');
    await expect(badge).toBeHidden();
    await expect(badge).toHaveText('1');
    await demo.getByRole('checkbox', { name: 'showZero' }).check();
    await expect(badge).toBeVisible();
    await expect(badge).toHaveText('0');
  });

  await test.step('a dot goes when it has been seen', async () => {
    const demo = await bringToLife(page, 'DotBadge');
    const button = demo.getByRole('button', { name: /^Notifications/ });
    await expect(button).toHaveAccessibleName('Notifications, some are new');
    await button.click();
    await expect(button).toHaveAccessibleName('Notifications');
    await expect(demo.locator('.MuiBadge-badge')).toBeHidden();
  });

  await test.step('anchorOrigin chooses the corner', async () => {
    const demo = await bringToLife(page, 'BadgeCorners');
    await demo.getByRole('radio', { name: 'bottom left' }).check();
    const icon = demo.getByRole('img', { name: '12 messages, bottom left' });
    const badge = demo.getByText('12', { exact: true });
    await expect(badge).toHaveCSS('left', '0px');
    await expect(badge).toHaveCSS('bottom', '0px');
    await expect(icon).toBeVisible();
  });
});
