import type { Locator } from '@playwright/test';
import { COLOR_RULES, findViolations } from '../../scripts/browser/axe';
import { bringToLife, readWholePage } from '../support/demos';
import { openAtRest } from '../support/rest';
import { expect, test } from '../support/sharedPage';

/** Texts of a column in the rows that are drawn. */
function readColumn(demo: Locator, field: string): Promise<string[]> {
  return demo.locator(`[role="gridcell"][data-field="${field}"]`).allTextContents();
}

const getHeader = (demo: Locator, field: string) =>
  demo.locator(`[role="columnheader"][data-field="${field}"]`);

test('the overview shows a thousand rows, filtered, selected, loading, and none', async ({
  page,
}) => {
  await page.goto('/experiments/data-grid/');

  await test.step('ThousandRows sorts, pages, and selects over all pages', async () => {
    const demo = await bringToLife(page, 'ThousandRows');
    const first = demo.getByRole('row').nth(1);
    await expect(first).toContainText('871');
    await expect(first).toContainText('178');
    await expect(demo.getByText('1–10 of 1000')).toBeVisible();

    await getHeader(demo, 'id').click();
    await expect(getHeader(demo, 'id')).toHaveAttribute('aria-sort', 'ascending');
    await expect(first).toContainText('I');
    expect((await readColumn(demo, 'id'))[0]).toBe('1');
    await getHeader(demo, 'id').click();
    await expect(getHeader(demo, 'id')).toHaveAttribute('aria-sort', 'descending');
    await expect(first).toContainText('1,000');
    await getHeader(demo, 'id').click();
    await expect(getHeader(demo, 'id')).toHaveAttribute('aria-sort', 'none');

    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(demo.getByText('11–20 of 1000')).toBeVisible();
    expect((await readColumn(demo, 'id'))[0]).toBe('11');
    await demo.getByRole('combobox', { name: /Rows per page/ }).click();
    await page.getByRole('option', { name: '25' }).click();
    // It stays on the second page.
    await expect(demo.getByText('26–50 of 1000')).toBeVisible();
    expect((await readColumn(demo, 'id'))[0]).toBe('26');

    await demo.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(demo.getByText('1,000 rows selected')).toBeVisible();
  });

  await test.step('QuickFilter leaves primes, searches among them, and can be emptied', async () => {
    const demo = await bringToLife(page, 'QuickFilter');
    await expect(demo.getByText('1–100 of 168')).toBeVisible();
    const search = demo.getByRole('searchbox', { name: 'Search' });
    await search.fill('XIX');
    // The footer counts what is left; `aria-rowcount` counts all rows, whatever the filter.
    await expect(demo.getByText('1–23 of 23', { exact: true })).toBeVisible();
    const romans = await readColumn(demo, 'roman');
    expect(romans[0]).toBe('XIX');
    expect(romans.every((roman) => roman.includes('XIX'))).toBe(true);
    await search.fill('');
    await expect(demo.getByText('1–100 of 168')).toBeVisible();

    const toolbar = demo.locator('.MuiDataGrid-toolbarContainer');
    await toolbar.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(demo.getByText('1–100 of 1000')).toBeVisible();
  });

  await test.step('ControlledSelection follows the page and tells it', async () => {
    const demo = await bringToLife(page, 'ControlledSelection');
    const status = demo.getByRole('status');
    await expect(status).toHaveText('2 selected');
    await demo.getByRole('button', { name: 'Select primes' }).click();
    await expect(status).toHaveText('168 selected');
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect(status).toHaveText('0 selected');

    const getCheckbox = (id: number) =>
      demo.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox');
    await expect(getCheckbox(1)).toBeDisabled();
    await getCheckbox(4).check();
    await expect(status).toHaveText('1 selected');
    await demo.locator('[data-id="5"] [data-field="roman"]').click();
    await expect(status).toHaveText('1 selected');
  });

  await test.step('GridStates shows progress, then that nothing is there, then rows', async () => {
    const demo = await bringToLife(page, 'GridStates');
    const grid = demo.getByRole('grid', { name: 'A grid in its states' });
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(demo.locator('.MuiCircularProgress-root')).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText('The numbers are loading.');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect(grid.getByText('No numbers yet')).toBeVisible();
    await expect(demo.locator('.MuiCircularProgress-root')).toHaveCount(0);
    await expect(demo.getByRole('status')).toHaveText('There are no numbers yet.');
    await demo.getByRole('button', { name: 'Full' }).click();
    await expect(grid).toHaveAttribute('aria-busy', 'false');
    await expect(grid).toHaveAttribute('aria-rowcount', '21');
    await expect(grid.getByText('No numbers yet')).toHaveCount(0);
  });
});

test('columns compute, share the room, hide, group, and span', async ({ page }) => {
  await page.goto('/experiments/data-grid/columns/');

  await test.step('ColumnDefinitions computes, formats, draws, and sorts by the value', async () => {
    const demo = await bringToLife(page, 'ColumnDefinitions');
    expect(await readColumn(demo, 'diameter')).toContain('142,984 km');
    await expect(demo.locator('.MuiChip-root').first()).toHaveText('rocky');
    await getHeader(demo, 'diameter').click();
    await expect(getHeader(demo, 'diameter')).toHaveAttribute('aria-sort', 'ascending');
    expect((await readColumn(demo, 'id'))[0]).toBe('Mercury');
    await getHeader(demo, 'earths').click();
    await getHeader(demo, 'earths').click();
    await expect(getHeader(demo, 'earths')).toHaveAttribute('aria-sort', 'descending');
    expect((await readColumn(demo, 'earths'))[0]).toBe('11.21');
  });

  await test.step('ColumnWidths shares the room, and lets what is resizable be dragged', async () => {
    const demo = await bringToLife(page, 'ColumnWidths');
    const getWidth = async (field: string) =>
      (await getHeader(demo, field).boundingBox())?.width ?? NaN;
    expect(await getWidth('id')).toBe(120);
    const third = await getWidth('gravity');
    expect(Math.abs((await getWidth('kind')) - 2 * third)).toBeLessThanOrEqual(2);

    const line = getHeader(demo, 'kind').locator('.MuiDataGrid-columnSeparator--resizable');
    const box = await line.boundingBox();
    if (!box) throw new Error('the column has no line to drag');
    const before = await getWidth('kind');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    expect(await getWidth('kind')).toBeGreaterThan(before + 30);
    await expect(
      getHeader(demo, 'id').locator('.MuiDataGrid-columnSeparator--resizable'),
    ).toHaveCount(0);
  });

  await test.step('ColumnVisibility is one state for switches and menus', async () => {
    const demo = await bringToLife(page, 'ColumnVisibility');
    const gravity = demo.getByRole('checkbox', { name: 'Show gravity' });
    await expect(gravity).not.toBeChecked();
    await expect(getHeader(demo, 'gravity')).toHaveCount(0);
    await gravity.check();
    await expect(getHeader(demo, 'gravity')).toBeVisible();

    await getHeader(demo, 'diameter').hover();
    await getHeader(demo, 'diameter').getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(getHeader(demo, 'diameter')).toHaveCount(0);
    await expect(demo.getByRole('checkbox', { name: 'Show diameter' })).not.toBeChecked();
  });

  await test.step('ColumnGroups spans its columns in three rows of headers', async () => {
    const demo = await bringToLife(page, 'ColumnGroups');
    for (const [name, span] of [
      ['Identity', '1'],
      ['Measures', '3'],
      ['Body', '2'],
      ['Orbit', '1'],
    ] as const) {
      const header = demo.getByRole('columnheader', { name, exact: true });
      await expect(header).toHaveAttribute('aria-colspan', span);
    }
    await expect(getHeader(demo, 'year')).toHaveAttribute('aria-colindex', '4');
  });

  await test.step('ColumnSpanning gives the sum the place of the amount', async () => {
    const demo = await bringToLife(page, 'ColumnSpanning');
    const sum = demo.locator('[role="row"][data-id="sum"]');
    await expect(sum.locator('[data-field="item"]')).toHaveAttribute('aria-colspan', '2');
    await expect(sum.locator('[data-field="item"]')).toHaveCSS('width', '240px');
    await expect(sum.locator('[data-field="price"]')).toHaveText('126');
  });
});

test('rows are told apart, sized, styled, and replaced', async ({ page }) => {
  await page.goto('/experiments/data-grid/rows/');

  await test.step('RowIdentifiers takes the identity from a field', async () => {
    const demo = await bringToLife(page, 'RowIdentifiers');
    await expect(demo.locator('[role="row"][data-id="JPY"]')).toContainText('392');
  });

  await test.step('RowHeights fits rows to their text', async () => {
    const demo = await bringToLife(page, 'RowHeights');
    const row = demo.locator('[role="row"][data-id="Fitting"]');
    await expect(row).toHaveCSS('min-height', '52px');
    const fixed = (await row.boundingBox())?.height ?? NaN;
    await demo.getByRole('button', { name: 'Fitting' }).click();
    await expect
      .poll(async () => (await row.boundingBox())?.height ?? 0)
      .toBeGreaterThan(fixed + 20);
  });

  await test.step('RowStyles marks primes and packs rows', async () => {
    const demo = await bringToLife(page, 'RowStyles');
    await expect(demo.locator('[role="row"][data-id="7"]')).toHaveCSS('font-weight', '700');
    await expect(demo.locator('[role="row"][data-id="8"]')).toHaveCSS('font-weight', '400');
    await expect(demo.locator('[role="row"][data-id="7"] [data-field="id"]')).toHaveCSS(
      'height',
      '36px',
    );
  });

  await test.step('RowUpdates adds, removes, and changes rows', async () => {
    const demo = await bringToLife(page, 'RowUpdates');
    const rows = demo.locator('[role="row"][data-id]');
    await expect(rows).toHaveCount(3);
    const count = demo.locator('[data-id="1"] [data-field="count"]');
    await demo.getByRole('button', { name: 'Count the first' }).click();
    await demo.getByRole('button', { name: 'Count the first' }).click();
    await expect(count).toHaveText('2');
    await demo.getByRole('button', { name: 'Add a row' }).click();
    await expect(rows).toHaveCount(4);
    await expect(count).toHaveText('0');
    await demo.getByRole('button', { name: 'Remove the last' }).click();
    await expect(rows).toHaveCount(3);
  });
});

test('cells and rows are edited, checked, and saved', async ({ page }) => {
  await page.goto('/experiments/data-grid/editing/');

  await test.step('CellEditing validates a number, offers a list, and spares the Earth', async () => {
    const demo = await bringToLife(page, 'CellEditing');
    const getCell = (id: string, field: string) =>
      demo.locator(`[role="row"][data-id="${id}"] [data-field="${field}"]`);
    const mars = getCell('Mars', 'diameter');
    await mars.dblclick();
    const field = mars.getByRole('spinbutton');
    await field.fill('0');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.press('Enter');
    await expect(field).toBeVisible();
    await field.press('Escape');
    await expect(mars).toHaveText('6,792');
    // An Enter that comes before the value is checked is ignored: the mark tells when it is.
    await mars.dblclick();
    await field.fill('-1');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('6794');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await field.press('Enter');
    await expect(mars).toHaveText('6,794');

    await getCell('Mars', 'kind').dblclick();
    await page.getByRole('option', { name: 'ice giant' }).click();
    await expect(getCell('Mars', 'kind')).toHaveText('ice giant');
    await getCell('Earth', 'diameter').dblclick();
    await expect(getCell('Earth', 'diameter').getByRole('spinbutton')).toHaveCount(0);
  });

  await test.step('RowEditing opens a whole row and holds its cells against each other', async () => {
    const demo = await bringToLife(page, 'RowEditing');
    const row = demo.locator('[role="row"][data-id="1"]');
    await row.locator('[data-field="name"]').dblclick();
    const end = row.locator('[data-field="end"]').getByRole('spinbutton');
    await expect(row.getByRole('spinbutton')).toHaveCount(2);
    await end.fill('8');
    await expect(end).toHaveAttribute('aria-invalid', 'true');
    await end.press('Enter');
    await expect(end).toBeVisible();
    await end.fill('11');
    await expect(end).toHaveAttribute('aria-invalid', 'false');
    await end.press('Enter');
    await expect(row.getByRole('spinbutton')).toHaveCount(0);
    await expect(row.locator('[data-field="end"]')).toHaveText('11');
  });

  await test.step('SavedEdits shows what was saved, and refuses a name that is taken', async () => {
    const demo = await bringToLife(page, 'SavedEdits');
    const cell = demo.locator('[role="row"][data-id="2"] [data-field="name"]');
    await cell.dblclick();
    await cell.getByRole('textbox').fill(' Annual report ');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('alert')).toHaveText('Saved “Annual report”.');
    await expect(cell).toHaveText('Annual report');

    await cell.dblclick();
    await cell.getByRole('textbox').fill('Quarterly report');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('alert')).toHaveText('“Quarterly report” is taken.');
    await cell.getByRole('textbox').press('Escape');
    await expect(cell).toHaveText('Annual report');
  });
});

// Its fullest pages; `npm run audit` reads all.
for (const slug of ['', 'editing/']) {
  test(`/${slug} fits 320 px and has no accessibility violation`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openAtRest(page, `/experiments/data-grid/${slug}`);
    await readWholePage(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const inLight = await findViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const inDark = await findViolations(page, { rules: COLOR_RULES });
    expect(inLight).toEqual([]);
    expect(inDark).toEqual([]);
  });
}
