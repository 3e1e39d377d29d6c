import { doubleText } from '../scripts/browser/enlarge-text';
import { observeLayoutShifts } from './support/demos';
import { expect, test } from './support/test';

const PAGE = '/material-ui/react-button/';

test('large text of the browser gives a wide window the page of a narrow one, and its drawer', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const sidebar = page.getByRole('complementary').locator('.menu');
  const contents = page.locator('.table-of-contents__link', { hasText: 'Handling clicks' });
  const switchVersion = page.getByRole('button', { name: /^Version/ });
  await expect(sidebar).toBeVisible();
  await expect(switchVersion).toBeVisible();
  await expect(toggle).toBeHidden();

  const shrink = await doubleText(page);
  await expect(sidebar).toBeHidden();
  await expect(switchVersion).toBeHidden();
  await expect(contents.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'On this page' }).click();
  await expect(contents.filter({ visible: true })).toHaveCount(1);
  // That the bundler has put our hook into Docusaurus: its own would render no drawer in this window.
  await toggle.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('link', { name: 'Button', exact: true })).toBeVisible();

  await shrink();
  await expect(drawer).toBeHidden();
  await expect(sidebar).toBeVisible();
  await expect(contents.filter({ visible: true })).toHaveCount(1);
});

test('a page that is opened with large text stays where it is', async ({ page }) => {
  await doubleText(page);
  const getShifts = await observeLayoutShifts(page);
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'On this page' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  expect(await getShifts()).toBeLessThan(0.001);
});
