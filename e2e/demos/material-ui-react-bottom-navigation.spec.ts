import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('a bottom navigation goes to what is chosen', async ({ page }) => {
  await page.goto('/material-ui/react-bottom-navigation/');

  await test.step('BasicBottomNavigation selects one action', async () => {
    const demo = await bringToLife(page, 'BasicBottomNavigation');
    await demo.getByRole('button', { name: 'Saved' }).click();
    await expect(demo.locator('[aria-current="true"]')).toHaveText('Saved');
    await expect(demo.locator('.Mui-selected[aria-current="true"]')).toHaveCount(1);
  });

  await test.step('SelectedLabel hides the other labels and keeps the names', async () => {
    const demo = await bringToLife(page, 'SelectedLabel');
    await expect(demo.getByText('Chats')).toHaveCSS('opacity', '1');
    await expect(demo.getByText('Calls')).toHaveCSS('opacity', '0');
    await demo.getByRole('button', { name: 'Calls' }).press('Enter');
    await expect(demo.getByText('Calls')).toHaveCSS('opacity', '1');
  });

  await test.step('LinkNavigation has links with names', async () => {
    const demo = await bringToLife(page, 'LinkNavigation');
    const nav = demo.getByRole('navigation', { name: 'Main pages' });
    const news = nav.getByRole('link', { name: 'News, 3 unread' });
    await news.click();
    await expect(news).toHaveAttribute('aria-current', 'page');
  });

  await test.step('PinnedNavigation stays below the list and changes it', async () => {
    const demo = await bringToLife(page, 'PinnedNavigation');
    await demo.getByRole('button', { name: 'Archive' }).click();
    await expect(demo.getByRole('listitem').first()).toHaveText('Message 1Archive');
    await demo.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(demo.getByRole('button', { name: 'Inbox' })).toBeInViewport();
  });
});
