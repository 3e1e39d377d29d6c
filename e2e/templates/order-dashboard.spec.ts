import type { Page } from '@playwright/test';
import { getColumn, JOY_TEMPLATES, openTemplate } from '../support/templates';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await openTemplate(page, JOY_TEMPLATES, 'order-dashboard');
});

const getOrders = (page: Page) => page.getByRole('table', { name: 'Orders' });
const getStatus = (page: Page) => page.getByRole('main').getByRole('status');

async function choose(page: Page, list: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('finds, sorts, pages through, and filters orders', async ({ page }) => {
  await test.step('searches numbers and items, word by word', async () => {
    await page.getByRole('searchbox', { name: 'Search' }).fill('1042 LAMP');
    await expect(getStatus(page)).toHaveText('1–1 of 1 orders');
    await expect(getColumn(getOrders(page), 3)).toHaveText(['1 × Desk lamp']);
    await page.getByRole('searchbox', { name: 'Search' }).fill('1042 notebook');
    await expect(getOrders(page)).toContainText('No order matches.');
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(getStatus(page)).toHaveText('1–10 of 36 orders');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  await test.step('gives up a selection that can no longer be seen', async () => {
    const box = getOrders(page).getByRole('checkbox', { name: 'Select order 1042' });
    await box.check();
    await page.getByRole('searchbox', { name: 'Search' }).fill('notebook');
    await expect(page.getByRole('button', { name: 'Mark as shipped' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('');
    await expect(box).not.toBeChecked();
  });

  await test.step('sorts in both directions', async () => {
    const table = getOrders(page);
    await expect(getColumn(table, 1).first()).toContainText('Order 1042');
    await table.getByRole('button', { name: 'Order' }).click();
    await expect(table.getByRole('columnheader', { name: 'Order', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(getColumn(table, 1).first()).toContainText('Order 1007');
    await table.getByRole('button', { name: 'Total' }).click();
    const toNumber = (text: string) => Number(text.replace(/[^\d.]/g, ''));
    const totals = (await getColumn(table, 6).allTextContents()).map(toNumber);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
  });

  await test.step('turns pages and changes their length', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pages.getByRole('button', { name: 'Next' }).click();
    await expect(getStatus(page)).toHaveText('11–20 of 36 orders');
    await pages.getByRole('button', { name: 'Page 4' }).click();
    await expect(getStatus(page)).toHaveText('31–36 of 36 orders');
    await expect(pages.getByRole('button', { name: 'Page 4' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await choose(page, 'Orders a page', '50');
    await expect(getOrders(page).locator('tbody tr')).toHaveCount(36);
  });

  await test.step('filters by status and channel together', async () => {
    await choose(page, 'Status', 'Open');
    await expect(getStatus(page)).toHaveText('1–6 of 6 orders');
    await expect(getColumn(getOrders(page), 5)).toHaveText(Array<string>(6).fill('Open'));
    await choose(page, 'Channel', 'Web');
    await expect
      .poll(async () => [...new Set(await getColumn(getOrders(page), 4).allTextContents())])
      .toEqual(['Web']);
    await expect(getColumn(getOrders(page), 5).first()).toHaveText('Open');
  });
});

test('fits a phone, and changes the orders that are selected', async ({ page }) => {
  await test.step('shows date and status below the number on a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const cell = getOrders(page).getByRole('cell', { name: /^Order 1042/ });
    await expect(cell.getByText('Jun 3, 2024')).toBeVisible();
    await expect(cell.getByText('Open')).toBeVisible();
    await expect(getOrders(page).getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('changes the orders that are selected', async () => {
    const table = getOrders(page);
    const all = table.getByRole('checkbox', { name: 'Select all orders of this page' });
    await table.getByRole('checkbox', { name: 'Select order 1042' }).check();
    await expect(getStatus(page)).toHaveText('1 selected');
    await expect(all).toBeChecked({ indeterminate: true });
    await all.check();
    await expect(getStatus(page)).toHaveText('10 selected');
    await page.getByRole('button', { name: 'Next' }).click();
    await table.getByRole('checkbox', { name: 'Select order 1032' }).check();
    await expect(getStatus(page)).toHaveText('11 selected');
    await page.getByRole('button', { name: 'Mark as shipped' }).click();
    await expect(getStatus(page)).toHaveText('11–20 of 36 orders');
    await choose(page, 'Status', 'Open');
    await expect(getOrders(page)).toContainText('No order matches.');
  });
});
