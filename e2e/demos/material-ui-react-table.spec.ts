import type { Locator } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/react-table/');
});

/** Texts of the first cell in each row of the body. */
function getRowNames(demo: Locator): Promise<string[]> {
  return demo.locator('tbody tr > :first-child').allTextContents();
}

function getTop(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

test('tables are named, and rows are sorted, selected, and turned page by page', async ({
  page,
}) => {
  await test.step('BasicTable names its table, columns, and rows', async () => {
    const demo = getFrame(page, 'BasicTable');
    const table = demo.getByRole('table', { name: 'The planets, from the Sun outward' });
    await expect(table.getByRole('row')).toHaveCount(9);
    const header = table.getByRole('columnheader', { name: 'Diameter (km)' });
    await expect(header).toHaveAttribute('scope', 'col');
    await expect(header).toHaveCSS('text-align', 'right');
    const earth = table.getByRole('row', { name: /^Earth/ });
    await expect(earth.getByRole('rowheader')).toHaveText('Earth');
    await expect(earth.getByRole('cell')).toHaveText(['12,756', '9.8', '365.2']);
  });

  await test.step('DenseTable has lower rows than an ordinary table', async () => {
    const demo = await bringToLife(page, 'DenseTable');
    const row = demo.getByRole('row', { name: /Mars/ });
    const denseHeight = (await row.boundingBox())?.height ?? NaN;
    await demo.getByRole('checkbox', { name: 'Dense rows' }).uncheck();
    // 16 instead of 6 px above and below.
    await expect(async () => {
      expect((await row.boundingBox())?.height).toBeCloseTo(denseHeight + 20, 0);
    }).toPass();
  });

  await test.step('SortableTable sorts by texts and numbers, both ways', async () => {
    const demo = await bringToLife(page, 'SortableTable');
    const diameter = demo.getByRole('columnheader', { name: 'Diameter (km)' });
    const planet = demo.getByRole('columnheader', { name: 'Planet' });
    await expect(diameter).toHaveAttribute('aria-sort', 'descending');
    expect((await getRowNames(demo)).slice(0, 2)).toEqual(['Jupiter', 'Saturn']);

    await demo.getByRole('button', { name: 'Planet' }).click();
    await expect(planet).toHaveAttribute('aria-sort', 'ascending');
    await expect(diameter).not.toHaveAttribute('aria-sort');
    expect((await getRowNames(demo)).slice(0, 2)).toEqual(['Earth', 'Jupiter']);

    await page.keyboard.press('Enter');
    await expect(planet).toHaveAttribute('aria-sort', 'descending');
    expect((await getRowNames(demo)).slice(0, 2)).toEqual(['Venus', 'Uranus']);

    await demo.getByRole('button', { name: 'Diameter (km)' }).click();
    await expect(diameter).toHaveAttribute('aria-sort', 'ascending');
    expect((await getRowNames(demo)).slice(0, 2)).toEqual(['Mercury', 'Mars']);
  });

  await test.step('SelectableTable selects rows, all of them, and none', async () => {
    const demo = await bringToLife(page, 'SelectableTable');
    const status = demo.getByRole('status');
    const all = demo.getByRole('checkbox', { name: 'Select all planets' });
    await expect(status).toHaveText('1 of 8 selected');
    await expect(all).toHaveAttribute('data-indeterminate', 'true');

    await demo.getByRole('checkbox', { name: 'Select Mars' }).check();
    await expect(status).toHaveText('2 of 8 selected');
    await expect(demo.getByRole('row', { name: /Mars/ })).toHaveClass(/Mui-selected/);
    await demo.getByRole('checkbox', { name: 'Select Earth' }).press('Space');
    await expect(status).toHaveText('1 of 8 selected');
    await expect(demo.getByRole('row', { name: /Earth/ })).not.toHaveClass(/Mui-selected/);

    await all.check();
    await expect(status).toHaveText('8 of 8 selected');
    await expect(all).toHaveAttribute('data-indeterminate', 'false');
    await all.uncheck();
    await expect(status).toHaveText('0 of 8 selected');
  });

  await test.step('PaginatedTable turns pages and changes their length', async () => {
    const demo = await bringToLife(page, 'PaginatedTable');
    const rows = demo.locator('tbody').getByRole('row');
    const next = demo.getByRole('button', { name: 'Go to next page' });
    await expect(demo.getByText('1–5 of 36')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await next.click();
    await expect(demo.getByText('6–10 of 36')).toBeVisible();
    await expect(rows.first()).toContainText('Carbon');

    await demo.getByRole('combobox', { name: /Rows per page/ }).click();
    await page.getByRole('option', { name: '10' }).click();
    await expect(demo.getByText('1–10 of 36')).toBeVisible();
    await expect(rows).toHaveCount(10);

    await demo.getByRole('combobox', { name: /Rows per page/ }).click();
    await page.getByRole('option', { name: 'All' }).click();
    await expect(rows).toHaveCount(36);
    await expect(next).toBeDisabled();
  });

  await test.step('PaginationActions goes to numbered pages and to the last one', async () => {
    const demo = await bringToLife(page, 'PaginationActions');
    await expect(demo.getByRole('combobox')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Go to page 2', exact: true }).click();
    await expect(demo.getByText('5–8 of 36')).toBeVisible();
    await expect(demo.getByRole('cell', { name: 'Boron' })).toBeVisible();
    await demo.getByRole('button', { name: 'Go to last page' }).click();
    await expect(demo.getByRole('cell', { name: 'Krypton' })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeDisabled();
  });
});

test('tables keep their headers in view, group, fold, add up, and render what is seen', async ({
  page,
}) => {
  await test.step('StickyHeaderTable keeps its header while the keyboard scrolls it', async () => {
    const demo = await bringToLife(page, 'StickyHeaderTable');
    const region = demo.getByRole('region', { name: 'Elements of the first four periods' });
    const header = demo.getByRole('columnheader', { name: 'Symbol' });
    await region.focus();
    await page.keyboard.press('End');
    await expect(demo.getByRole('cell', { name: 'Krypton' })).toBeInViewport();
    await expect(demo.getByRole('cell', { name: 'Hydrogen' })).not.toBeInViewport();
    await expect(header).toBeInViewport();
    // One pixel is the border of the paper.
    expect((await getTop(header)) - (await getTop(region))).toBeLessThanOrEqual(1);
  });

  await test.step('StickyColumnTable keeps its first column while it scrolls sideways', async () => {
    const demo = await bringToLife(page, 'StickyColumnTable');
    const region = demo.getByRole('region', { name: 'Planets side by side' });
    const header = demo.getByRole('rowheader', { name: 'Gravity (m/s²)' });
    const before = await header.boundingBox();
    await region.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(demo.getByRole('columnheader', { name: 'Neptune' })).toBeInViewport();
    expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect((await header.boundingBox())?.x).toBe(before?.x);
  });

  await test.step('GroupedHeaderTable has headers over two columns and over two rows', async () => {
    const demo = getFrame(page, 'GroupedHeaderTable');
    const group = demo.getByRole('columnheader', { name: 'Diameter' });
    await expect(group).toHaveAttribute('colspan', '2');
    await expect(group).toHaveAttribute('scope', 'colgroup');
    await expect(demo.getByRole('columnheader', { name: 'Planet' })).toHaveAttribute(
      'rowspan',
      '2',
    );
    await expect(demo.getByRole('row', { name: /^Mars/ }).getByRole('cell')).toHaveText([
      '6,792',
      '0.53',
      '687',
      '1.88',
    ]);
  });

  await test.step('CollapsibleTable expands one row and closes it again', async () => {
    const demo = await bringToLife(page, 'CollapsibleTable');
    const button = demo.getByRole('button', { name: 'Moons of Jupiter' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(demo.getByText('Io, Europa, Ganymede, Callisto')).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(demo.getByText('Io, Europa, Ganymede, Callisto')).toBeVisible();
    await expect(demo.getByText('Phobos, Deimos')).toHaveCount(0);
    await button.press('Enter');
    await expect(demo.getByText('Io, Europa, Ganymede, Callisto')).toHaveCount(0);
  });

  await test.step('SpanningTable adds up an invoice', async () => {
    const demo = getFrame(page, 'SpanningTable');
    const subtotal = demo.getByRole('row', { name: 'Subtotal' });
    await expect(subtotal.getByRole('rowheader')).toHaveAttribute('colspan', '2');
    await expect(subtotal.getByRole('cell').first()).toHaveAttribute('rowspan', '3');
    await expect(subtotal.getByRole('cell').last()).toHaveText('155.50');
    await expect(demo.getByRole('row', { name: 'Tax' }).getByRole('cell')).toHaveText([
      '20 %',
      '31.10',
    ]);
    await expect(demo.getByRole('row', { name: /^Total/ }).getByRole('cell')).toHaveText('186.60');
  });

  await test.step('StyledTable stripes its rows and colors its head', async () => {
    const demo = getFrame(page, 'StyledTable');
    const getBackground = (locator: Locator) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor);
    const rows = demo.locator('tbody').getByRole('row');
    const even = await getBackground(rows.nth(1));
    expect(await getBackground(rows.nth(3))).toBe(even);
    expect(await getBackground(rows.nth(0))).not.toBe(even);
    await expect(demo.getByRole('columnheader', { name: 'Planet' })).toHaveCSS(
      'background-color',
      'rgb(0, 107, 214)',
    );
  });

  await test.step('WindowedTable renders the rows in view, wherever that is', async () => {
    const demo = await bringToLife(page, 'WindowedTable');
    const region = demo.getByRole('region', { name: 'Ten thousand squares' });
    const rows = demo.getByRole('row');
    await expect(demo.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    expect(await rows.count()).toBeLessThan(40);

    await region.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    const last = demo.getByRole('row', { name: '10,000 100,000,000' });
    await expect(last).toBeInViewport();
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    expect(await rows.count()).toBeLessThan(40);
    await expect(demo.getByRole('columnheader', { name: 'Square' })).toBeInViewport();

    await region.evaluate((element) => element.scrollTo({ top: 5000 * 36 }));
    await expect(demo.getByRole('cell', { name: '5,003', exact: true })).toBeInViewport();
  });
});
