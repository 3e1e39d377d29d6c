import type { Page } from '@playwright/test';
import { openAtRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const MATERIAL = '/material-ui/all-components/';
const BASE = '/base-ui/all-components/';

/** What only a UI library's code contains: emotion's cache, Material's ripple, Base's classes. */
const LIBRARY_CODE = /data-emotion\^=|MuiTouchRipple|"base-"/;

/** Collects the scripts with a library in them; `settle` waits for what is still being read. */
function watchLibraryScripts(page: Page) {
  const urls: string[] = [];
  const reading: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    reading.push(
      response.text().then((text) => {
        if (LIBRARY_CODE.test(text)) urls.push(response.url());
      }),
    );
  });
  return async () => {
    await Promise.all(reading);
    return urls;
  };
}

const getCard = (page: Page, name: string) =>
  page.locator('.gallery-card').filter({ has: page.locator(`[data-demo-still="${name}"]`) });

const getShownNames = async (page: Page) => {
  const names = await page.locator('.gallery-card:visible .gallery-card__name').allTextContents();
  return names.map((name) => name.trim());
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards are there, with their pictures and links, and no search', async ({ page }) => {
    await page.goto(MATERIAL);
    await expect(page.getByRole('search')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Data display' })).toBeVisible();
    const button = getCard(page, 'react-button');
    await expect(button.locator('.MuiButton-contained')).toHaveCSS(
      'background-color',
      'rgb(0, 107, 214)',
    );
    await expect(button.getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      '/material-ui/react-button/',
    );
    const charts = page
      .getByRole('article')
      .getByRole('link', { name: 'Charts (opens in new tab)' });
    await expect(charts).toHaveAttribute('target', '_blank');
    await page.goto(BASE);
    const planned = page
      .locator('.gallery-card')
      .filter({ has: page.locator('.flag-chip--planned') });
    expect(await planned.count()).toBeGreaterThan(0);
    await expect(planned.getByRole('link')).toHaveCount(0);
  });
});

test('the cards are those of the sidebar, in its order', async ({ page }) => {
  for (const path of [MATERIAL, BASE]) {
    await page.goto(path);
    const entries = page.locator('.sidebar-subheader__list .sidebar-label');
    const labels = (await entries.allTextContents()).map((label) => label.trim());
    expect(labels.length).toBeGreaterThan(20);
    expect((await getShownNames(page)).map((label) => label.trim())).toEqual(labels);
  }
});

test('no byte of a UI library is downloaded, neither at first nor after a navigation', async ({
  page,
}) => {
  const getLibraryScripts = watchLibraryScripts(page);
  await openAtRest(page, BASE);
  await openAtRest(page, '/material-ui/getting-started/installation/');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('button', { name: 'Components', exact: true }).click();
  await page.getByRole('link', { name: 'All components' }).click();
  // A client-side navigation has no HTML of the server: the pictures are taken from the page's own.
  await expect(getCard(page, 'react-switch').locator('.MuiSwitch-root').first()).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await getLibraryScripts()).toEqual([]);
});

test('pictures follow the color mode, and are out of everyone’s way', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(MATERIAL);
  const still = getCard(page, 'react-button').locator('.demo__island');
  await expect(still.locator('.MuiButton-contained')).toHaveCSS(
    'background-color',
    'rgb(112, 184, 255)',
  );
  await expect(still.getByRole('button')).toHaveCount(0);
  // From the search field to the first group and its links, past the controls of the pictures.
  await page.getByRole('searchbox', { name: 'Search components' }).focus();
  await page.keyboard.press('Tab');
  const article = page.getByRole('article');
  await expect(article.getByRole('link', { name: 'Direct link to Inputs' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(article.getByRole('link', { name: 'Autocomplete' })).toBeFocused();
  await page.keyboard.press('Tab');
  const button = article.getByRole('link', { name: 'Button', exact: true });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);
});

test.describe('the search', () => {
  test('filters as one types, says how many are left, and is kept in the address', async ({
    page,
  }) => {
    await page.goto(MATERIAL);
    const field = page.getByRole('searchbox', { name: 'Search components' });
    const status = page.getByRole('search').getByRole('status');
    const total = Number(/\d+/.exec((await status.textContent()) ?? '')?.[0]);
    expect(total).toBe((await getShownNames(page)).length);

    await field.pressSequentially('fab');
    await expect(status).toHaveText(`1 of ${total} entries match`);
    expect(await getShownNames(page)).toEqual(['Floating Action Button']);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Inputs']);
    await expect(page).toHaveURL(/\?q=fab$/);

    await page.reload();
    await expect(field).toHaveValue('fab');
    await expect(status).toHaveText(`1 of ${total} entries match`);
    // What was hidden still has its picture.
    await field.fill('');
    await expect(getCard(page, 'react-switch').locator('.MuiSwitch-root').first()).toBeVisible();
    await expect(page).toHaveURL(/all-components\/$/);
  });

  test('where nothing matches offers what may have been meant, and the way back', async ({
    page,
  }) => {
    await page.goto(`${MATERIAL}?q=buton`);
    await expect(page.getByText('Nothing here is called')).toContainText('buton');
    await expect(page.getByRole('status').first()).toHaveText(/^0 of/);
    await page.getByRole('button', { name: 'Button Group' }).click();
    const field = page.getByRole('searchbox', { name: 'Search components' });
    await expect(field).toBeFocused();
    expect(await getShownNames(page)).toEqual(['Button Group']);

    await field.fill('zebra');
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    expect((await getShownNames(page)).length).toBeGreaterThan(50);
  });

  test('lets the keys of the site’s shortcuts be typed', async ({ page }) => {
    await page.goto(MATERIAL);
    const field = page.getByRole('searchbox', { name: 'Search components' });
    await field.pressSequentially('/?');
    await expect(field).toHaveValue('/?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('/?');
    await expect(page).toHaveURL(/\?q=%2F%3F$/);
  });
});
