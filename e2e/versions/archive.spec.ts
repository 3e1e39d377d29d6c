import type { Page } from '@playwright/test';
import { openSearch } from '../search/openSearch';
import { bringToLife, getDemo } from '../support/demos';
import { openAtRest } from '../support/rest';
import { choose } from '../support/settings';
import { expect, test } from '../support/sharedPage';

const OLD = '/material-ui/v5';

/** What a pointer over it does to the background of an icon button: nothing, in 6.0.0-beta.4. */
async function isHoverShown(page: Page): Promise<boolean> {
  const frame = await bringToLife(page, 'IconButtons');
  const button = frame.getByRole('button', { name: 'Set an alarm' });
  const getBackground = () => button.evaluate((node) => getComputedStyle(node).backgroundColor);
  const before = await getBackground();
  await button.hover();
  await button.evaluate((node) => Promise.all(node.getAnimations().map((each) => each.finished)));
  return (await getBackground()) !== before;
}

test('demos of an old version run the code of that version', async ({ page, context }) => {
  await page.goto(`${OLD}/react-button/`);
  expect(await isHoverShown(page)).toBe(true);
  await page.goto('/material-ui/react-button/');
  expect(await isHoverShown(page)).toBe(false);

  await page.goto(`${OLD}/react-button/#IconButtons`);
  const demo = getDemo(page, 'IconButtons');
  await expect(demo.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
  await context.route('https://stackblitz.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>sandbox</title>' }),
  );
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (sent) => sent.url().startsWith('https://stackblitz.com/')),
    demo.getByRole('button', { name: /^StackBlitz/ }).click(),
  ]);
  await expect(tab).toHaveTitle('sandbox');
  await tab.close();
  const files = new URLSearchParams(request.postData() ?? '');
  const manifest = JSON.parse(files.get('project[files][package.json]') ?? '{}') as {
    dependencies?: Record<string, string>;
  };
  expect(manifest.dependencies).toMatchObject({
    '@mui/material': '5.18.0',
    '@mui/icons-material': '5.18.0',
    react: '18.3.1',
  });
});

test('demos of an old version follow the reader’s choices', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${OLD}/react-text-field/`);
  const frame = await bringToLife(page, 'BasicTextFields');
  const field = frame.getByRole('textbox', { name: 'Outlined' });
  const getColor = () => field.evaluate((node) => getComputedStyle(node).color);
  const getHeight = async () => (await field.boundingBox())?.height ?? 0;
  const light = { color: await getColor(), height: await getHeight() };

  await choose(page, 'Dark', 'Dense', 'Right to left');
  await expect.poll(getHeight).toBeLessThan(light.height);
  expect(await getColor()).not.toBe(light.color);
  const label = frame.locator('label', { hasText: 'Outlined' });
  await expect
    .poll(() => label.evaluate((node) => getComputedStyle(node).transformOrigin.split(' ')[0]))
    .not.toBe('0px');
});

test('an old page says what it is, and names the current one', async ({ page }) => {
  await page.goto(`${OLD}/react-button/`);
  const banner = page.getByRole('note').first();
  await expect(banner).toContainText('an old version: Material UI v5');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /[^5]\/material-ui\/react-button\/$/,
  );
  await banner.getByRole('link', { name: 'See this page in v6.0.0-beta.4' }).click();
  await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);
  await expect(page.locator('.archive-banner')).toHaveCount(0);

  await page.goto(`${OLD}/react-hidden/`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /[^5]\/material-ui\/react-hidden\/$/,
  );
});

/** Follows the version menu to another version. */
async function switchVersion(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: /Switch version/ }).click();
  await page.getByRole('link', { name, exact: typeof name === 'string' }).click();
}

test('the version menu stays on the page and at the demo, where the other version has them', async ({
  page,
}) => {
  await page.goto('/material-ui/react-button/#IconButtons');
  await switchVersion(page, 'v5');
  await expect(page).toHaveURL(/\/material-ui\/v5\/react-button\/#IconButtons$/);
  await expect(getDemo(page, 'IconButtons')).toBeInViewport();
  await switchVersion(page, 'v6.0.0-beta.4');
  await expect(page).toHaveURL(/\/material-ui\/react-button\/#IconButtons$/);
  await expect(getDemo(page, 'IconButtons')).toBeInViewport();

  await page.goto('/material-ui/react-button/#LoadingButtons');
  await switchVersion(page, 'v5');
  await expect(page).toHaveURL(/\/material-ui\/v5\/react-button\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

  await page.goto('/material-ui/react-dialog/');
  await switchVersion(page, 'v5');
  await expect(page).toHaveURL(/\/material-ui\/v5\/getting-started\/installation\/$/);
});

test('links of an old page stay in its version, and its API reference is that of the release', async ({
  page,
}) => {
  const listOwnLinks = () =>
    page
      .locator('article a[href^="/material-ui/"], .theme-doc-sidebar-menu a[href^="/material-ui/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of ['/react-button/', '/api/text-field/', '/api/']) {
    await page.goto(OLD + path);
    const links = await listOwnLinks();
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !href.startsWith(`${OLD}/`))).toEqual([]);
  }
  await page.goto(`${OLD}/api/text-field/#TextField-prop-InputProps`);
  await expect(page.locator('[id="TextField-prop-InputProps"]')).toBeInViewport();
  await expect(page.locator('[id="TextField-prop-slotProps"]')).toHaveCount(0);
  await expect(page.getByText('@mui/material@5.18.0')).toBeVisible();
  await expect(page.locator('article')).not.toContainText('material-v5');
});

test('the search of an old page finds pages of its version', async ({ page }) => {
  await openAtRest(page, `${OLD}/react-button/`);
  const search = await openSearch(page);
  await search.ask('text field');
  const addresses = await search.readAddresses();
  expect(addresses[0]).toContain(`${OLD}/react-text-field/`);
  expect(addresses.filter((address) => !address.startsWith(`${OLD}/`))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${OLD}/react-text-field/`));
});

test('the page about versions lists current, archived and hosted ones', async ({ page }) => {
  await page.goto('/versions/');
  const row = page.getByRole('row').filter({ hasText: 'Material UI' }).first();
  await expect(row).toContainText('v6.0.0-beta.4');
  await expect(row.getByRole('link', { name: 'v5' })).toHaveAttribute(
    'href',
    `${OLD}/getting-started/installation/`,
  );
  await expect(row.getByRole('link', { name: 'v4' })).toHaveAttribute(
    'href',
    'https://v4.mui.com/',
  );
});
