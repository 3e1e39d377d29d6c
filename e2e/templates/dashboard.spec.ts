import { getColumn, MATERIAL_TEMPLATES, openTemplate } from '../support/templates';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await openTemplate(page, MATERIAL_TEMPLATES, 'dashboard');
});

test('shows meters, a target, and a chart, and fits a narrow screen', async ({ page }) => {
  await test.step('sorts the meters by any column', async () => {
    const table = page.getByRole('table', { name: 'Meters this week' });
    await table.getByRole('button', { name: 'Used (kWh)' }).click();
    await expect(table.getByRole('columnheader', { name: 'Used (kWh)' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const ascending = ['6', '22', '27', '39', '58', '74', '96', '142'];
    await expect(getColumn(table, 2)).toHaveText(ascending);
    await page.keyboard.press('Enter');
    await expect(getColumn(table, 2)).toHaveText([...ascending].reverse());
    await table.getByRole('button', { name: 'Area' }).click();
    await expect(getColumn(table, 1).first()).toHaveText('Elevator');
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
  });

  await test.step('changes the target in one view and shows it in another', async () => {
    const navigation = page.getByRole('navigation', { name: 'Views' });
    await navigation.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
    await expect(navigation.getByRole('button', { name: 'Settings' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const slider = page.getByRole('slider', { name: /^Use at most/ });
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByText('Use at most 75 kWh a day')).toBeVisible();
    await navigation.getByRole('button', { name: 'Overview' }).click();
    const figures = page.getByRole('list', { name: 'Key figures' });
    await expect(figures).toContainText('3 of 7 days');
    await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Target, 75');
  });

  await test.step('says in words and as a table what its chart shows', async () => {
    const week = /This week: 464 kWh used and 297 kWh generated/;
    await expect(page.getByRole('img', { name: week })).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    const table = page.getByRole('table', { name: week });
    await expect(getColumn(table, 1)).toHaveText(['84', '79', '91', '76', '68', '35', '31']);
    await page.getByRole('button', { name: 'Show as chart' }).click();
    await expect(table).toHaveCount(0);
    await page.getByRole('button', { name: 'Last week' }).click();
    await expect(page.getByRole('img', { name: /Last week: 492 kWh used/ })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Key figures' })).toContainText('492 kWh');
  });

  await test.step('navigates in a drawer on a narrow screen', async () => {
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('navigation', { name: 'Views' })).toHaveCount(0);
    const opener = page.getByRole('button', { name: 'Open navigation' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('button', { name: 'Meters' }).click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meters');
    await opener.click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});
