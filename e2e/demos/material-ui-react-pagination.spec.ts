import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('pagination goes from page to page', async ({ page }) => {
  await page.goto('/material-ui/react-pagination/');

  await test.step('PaginationRanges keeps its length', async () => {
    const demo = await bringToLife(page, 'PaginationRanges');
    const nav = demo.getByRole('navigation', { name: 'Pages with the default range' });
    const labels = ['1', '…', '9', '10', '11', '…', '20'];
    const items = nav.getByRole('listitem').filter({ hasText: /./ });
    await expect(items).toHaveText(labels);
    await nav.getByRole('button', { name: 'Go to page 20' }).click();
    await expect(items).toHaveText(['1', '…', '16', '17', '18', '19', '20']);
    await expect(nav.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  });

  await test.step('EndButtons jumps to the end', async () => {
    const demo = await bringToLife(page, 'EndButtons');
    const nav = demo.getByRole('navigation', { name: 'Pages with both ends' });
    await nav.getByRole('button', { name: 'Go to last page' }).click();
    await expect(nav.locator('[aria-current="true"]')).toHaveText('7');
  });

  await test.step('ControlledPagination decides which rows are shown', async () => {
    const demo = await bringToLife(page, 'ControlledPagination');
    await demo.getByRole('button', { name: 'Go to page 3' }).click();
    await expect(demo.getByRole('list', { name: 'Planets' }).getByRole('listitem')).toHaveText([
      'Uranus',
      'Neptune',
    ]);
    await expect(demo.getByRole('status')).toHaveText('7 to 8 of 8 planets');
  });

  await test.step('LinkPagination has links', async () => {
    const demo = await bringToLife(page, 'LinkPagination');
    await demo.getByRole('link', { name: 'The next page' }).click();
    await expect(demo.getByRole('status')).toHaveText('Current address: ?page=3');
    await expect(demo.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('HookPagination does the same with other markup', async () => {
    const demo = await bringToLife(page, 'HookPagination');
    await demo.getByRole('button', { name: 'Next' }).click();
    await expect(demo.getByRole('button', { name: 'Chapter 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  await test.step('RowsPerPage starts again when the number of rows changes', async () => {
    const demo = await bringToLife(page, 'RowsPerPage');
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(demo.getByText('Photos: 6, 7, 8, 9, 10')).toBeVisible();
    await demo.getByRole('combobox', { name: 'Photos per page:' }).click();
    await page.getByRole('option', { name: '10' }).click();
    await expect(demo.getByText('1–10 of 42')).toBeVisible();
  });
});
