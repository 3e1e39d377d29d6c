import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('rows are links, checkboxes and switches with names of their own', async ({ page }) => {
  await page.goto('/material-ui/react-list/');

  await test.step('a row that is a link', async () => {
    const demo = await bringToLife(page, 'BasicList');
    await expect(demo.getByRole('list', { name: 'Mail folders' })).toBeVisible();
    await expect(demo.getByRole('listitem')).toHaveCount(3);
    await expect(demo.getByRole('link', { name: 'Drafts' })).toHaveAttribute('href', '#basics');
  });

  await test.step('dense rows with a second line', async () => {
    const demo = await bringToLife(page, 'DenseList');
    const row = demo.getByRole('listitem').first();
    const before = (await row.boundingBox())?.height ?? NaN;
    await demo.getByRole('checkbox', { name: 'dense' }).check();
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(before);
    await demo.getByRole('checkbox', { name: 'secondary' }).check();
    await expect(demo.getByText('Shared with you')).toHaveCount(3);
  });

  await test.step('the selected row is the current one', async () => {
    const demo = await bringToLife(page, 'SelectedList');
    const security = demo.getByRole('button', { name: 'Security' });
    await security.press('Enter');
    await expect(security).toHaveAttribute('aria-current', 'true');
    await expect(demo.getByRole('button', { name: 'Profile' })).not.toHaveClass(/Mui-selected/);
  });

  await test.step('a row that is a checkbox, with an action beside it', async () => {
    const demo = await bringToLife(page, 'CheckList');
    const invite = demo.getByRole('checkbox', { name: 'Invite the team' });
    await invite.press('Space');
    await expect(invite).toBeChecked();
    await demo.getByRole('button', { name: 'Comment on "Book a room"' }).click();
    await expect(demo.getByRole('checkbox', { name: 'Book a room' })).toBeChecked();
  });

  await test.step('a switch at the end is named by its row', async () => {
    const demo = await bringToLife(page, 'ControlsAtEnd');
    const bluetooth = demo.getByRole('checkbox', { name: 'Bluetooth' });
    await bluetooth.check();
    await expect(bluetooth).toBeChecked();
  });

  await test.step('a sub-list opens and closes', async () => {
    const demo = await bringToLife(page, 'NestedList');
    const reports = demo.getByRole('button', { name: 'Reports' });
    const quarter = demo.getByRole('button', { name: 'First quarter' });
    await expect(quarter).toBeVisible();
    await reports.click();
    await expect(reports).toHaveAttribute('aria-expanded', 'false');
    await expect(quarter).toBeHidden();
  });

  await test.step('headings stick while their group scrolls', async () => {
    const region = (await bringToLife(page, 'StickyHeaders')).getByRole('region');
    await region.evaluate((node) => node.scrollTo(0, 60));
    const heading = region.getByText('Inner planets');
    const top = async () => {
      const [outer, inner] = [await region.boundingBox(), await heading.boundingBox()];
      return Math.round((inner?.y ?? NaN) - (outer?.y ?? NaN));
    };
    expect(await top()).toBe(1);
  });

  await test.step('a long list renders what is in view', async () => {
    const region = (await bringToLife(page, 'WindowedList')).getByRole('region');
    await expect(region.getByRole('listitem')).toHaveCount(11);
    await region.evaluate((node) => node.scrollTo(0, 200_000));
    await expect(region.getByText('Row 5,001', { exact: true })).toBeInViewport();
    await expect(region.getByText('Row 1', { exact: true })).toHaveCount(0);
  });
});
