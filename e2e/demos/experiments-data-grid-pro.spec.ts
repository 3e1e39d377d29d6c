import fs from 'node:fs';
import path from 'node:path';
import { findViolations } from '../../scripts/browser/axe';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

const LICENSE_KEY = process.env.MUI_X_LICENSE_KEY ?? '';

test('ProFeatures sorts by two columns, pins one, moves others, and names its license', async ({
  page,
  expectProblem,
}) => {
  // Without a key, which is how the tests are run, the grid says so in the console.
  if (LICENSE_KEY === '') expectProblem('console error', /MUI X: Missing license key|\*{10}/);
  await page.goto('/experiments/data-grid/pro/');
  const demo = await bringToLife(page, 'ProFeatures');
  const grid = demo.getByRole('grid');
  const headers = grid.getByRole('columnheader');

  await test.step('has no accessibility violation', async () => {
    // The grid's own markup is that of MUI X, and its watermark is faint on purpose.
    expect(await findViolations(page, { exclude: '.MuiDataGrid-root' })).toEqual([]);
  });

  await test.step('without a key there is a watermark, and with one there is none', async () => {
    await expect(demo.getByText('MUI X Missing license key')).toHaveCount(LICENSE_KEY ? 0 : 1);
  });

  await test.step('sorts by two columns, and pins one', async () => {
    await expect(headers.nth(0)).toHaveClass(/pinnedLeft/);
    await expect(grid.locator('[role="gridcell"][data-field="id"]')).toHaveText([
      'Jupiter',
      'Saturn',
      'Uranus',
      'Neptune',
      'Earth',
      'Venus',
      'Mars',
      'Mercury',
    ]);
    const getHeader = (field: string) =>
      grid.locator(`[role="columnheader"][data-field="${field}"]`);
    await expect(getHeader('kind')).toHaveAttribute('aria-sort', 'ascending');
    await expect(getHeader('diameter')).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('moves a column whose header is dragged over another', async () => {
    const gravity = headers.filter({ hasText: 'Gravity' });
    await expect(gravity).toHaveAttribute('aria-colindex', '4');
    await gravity
      .locator('[draggable="true"]')
      .dragTo(headers.filter({ hasText: 'Kind' }).locator('[draggable="true"]'), { steps: 10 });
    await expect(gravity).toHaveAttribute('aria-colindex', '2');
  });
});

test('the key stands in the one script that uses it', () => {
  const folder = 'build/assets/js';
  const keys = fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !name.startsWith('demo-source'))
    .flatMap((name) => {
      const code = fs.readFileSync(path.join(folder, name), 'utf8');
      const call = /\.setLicenseKey\(("[^"]*")\)/.exec(code)?.[1];
      const isPresent = LICENSE_KEY !== '' && code.includes(LICENSE_KEY);
      return call !== undefined || isPresent ? [call] : [];
    });
  expect(keys).toEqual([JSON.stringify(LICENSE_KEY)]);
});
