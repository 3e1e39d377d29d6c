import type { Page } from '@playwright/test';
import { findViolations } from '../scripts/browser/axe';
import { openSearch, waitForKeys } from './search/openSearch';
import { collectRequests } from './support/collectRequests';
import { openAtRest, reloadToRest } from './support/rest';
import { expect, test } from './support/sharedPage';
import { test as testOfFirstVisit } from './support/test';

const PAGE = '/material-ui/react-button/';
const PROP = '/material-ui/api/button/#Button-prop-disableElevation';

const getOpener = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });

test('leads to a prop with the keyboard alone, and loads nothing before', async ({ page }) => {
  const log = collectRequests(page);
  await openAtRest(page, PAGE);
  expect(log.paths().filter((path) => path.includes('search'))).toEqual([]);

  await getOpener(page).focus();
  const search = await openSearch(page);
  await search.ask('disableElevation');
  const active = () => search.field.getAttribute('aria-activedescendant');
  const count = await search.options.count();
  expect(count).toBeGreaterThanOrEqual(3);
  await expect(search.dialog.getByRole('status')).toHaveText(`${count} results`);
  await expect(search.options.first()).toHaveAttribute('href', PROP);
  await expect(search.options.first()).toContainText('Component API › Button API');
  await expect(search.options.first()).toContainText(
    'boolean · default false — If true, no elevation is used.',
  );
  await expect(search.dialog.locator('mark').first()).toContainText('disableElevation');
  expect(await active()).toBe(await search.options.first().getAttribute('id'));

  for (const [key, place] of [
    ['ArrowDown', 1],
    ['End', count - 1],
    ['ArrowDown', 0],
    ['ArrowUp', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(search.options.nth(place)).toHaveAttribute('aria-selected', 'true');
    expect(await active()).toBe(await search.options.nth(place).getAttribute('id'));
  }

  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(getOpener(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(search.field).toHaveValue('disableElevation');
  await expect(search.options.first()).toBeVisible();
  const newTab = page.context().waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  expect((await newTab).url()).toContain(PROP);
  await (await newTab).close();
  await expect(search.dialog).toBeVisible();

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PROP);
  await expect(search.dialog).toBeHidden();
  await expect(page.locator('#Button-prop-disableElevation')).toBeInViewport();
});

test('groups by product, that of the page first, and filters', async ({ page }) => {
  await page.goto('/joy-ui/react-button/');
  const search = await openSearch(page);
  await search.ask('button');
  const groups = search.dialog.getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Joy UI');
  await expect(groups.nth(1)).toHaveAccessibleName('Material UI');
  await expect(search.options.first()).toHaveAttribute('href', '/joy-ui/react-button/');

  await search.dialog.getByRole('button', { name: /more in Material UI/ }).click();
  await expect(groups).toHaveCount(1);
  await expect(groups.first()).toHaveAccessibleName('Material UI');
  await expect(search.dialog.getByLabel('Library')).toHaveValue('material-ui');
  await search.dialog.getByLabel('Kind of page').selectOption('API');
  await expect(search.options.first()).toHaveAttribute('href', '/material-ui/api/button/');
  const addresses = await search.readAddresses();
  expect(addresses.length).toBeGreaterThan(6);
  expect(addresses.filter((address) => !address.startsWith('/material-ui/api/'))).toEqual([]);

  // What is only in the text of a page, with the words that were asked for.
  await search.dialog.getByLabel('Kind of page').selectOption('Components');
  await search.ask('clear surroundings');
  await expect(search.options.first()).toHaveAttribute(
    'href',
    '/material-ui/react-button/#text-buttons',
  );
  await expect(search.options.first().locator('mark').first()).toHaveText('surroundings');
});

test('mends typing errors, and helps where nothing is found', async ({ page }) => {
  await page.goto('/');
  const search = await openSearch(page);
  const status = search.dialog.getByRole('status');
  await search.ask('dropdwon');
  await expect(status).toContainText('Results for “dropdown”');
  expect(await search.options.count()).toBeGreaterThan(3);

  await search.dialog.getByLabel('Kind of page').selectOption('Guides');
  await search.ask('xylophonist');
  await expect(status).toHaveText('Nothing was found for “xylophonist”.');
  await expect(search.field).toHaveAttribute('aria-expanded', 'false');
  await expect(search.dialog.getByRole('link', { name: 'Material UI' })).toHaveAttribute(
    'href',
    '/material-ui/all-components/',
  );
  await search.dialog.getByRole('button', { name: 'Search everywhere' }).click();
  await expect(search.dialog.getByLabel('Kind of page')).toHaveValue('');
  await search.ask('useAutocomplete');
  await expect(search.options.first()).toHaveAttribute('href', '/base-ui/api/use-autocomplete/');
});

for (const isDenied of [false, true]) {
  const title = isDenied ? 'for this page where storage is denied' : 'for the next visit';
  test(`remembers what was found ${title}`, async ({ page }) => {
    if (isDenied) {
      await page.addInitScript(() => {
        const deny = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.defineProperty(window, 'localStorage', { get: deny });
      });
    }
    await page.goto('/');
    const search = await openSearch(page);
    await search.ask('dark mode');
    await search.options.first().click();
    await expect(page).toHaveURL('/material-ui/customization/dark-mode/');
    // The address comes before the page; the header of the page before still has the keys.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark Mode');
    if (!isDenied) await page.reload();

    const { dialog, field } = await openSearch(page);
    await expect(field).toHaveValue('');
    await dialog.getByRole('button', { name: 'Add Dark Mode to the favorites' }).click();
    await expect(dialog.getByRole('heading', { name: 'Favorites' })).toBeVisible();
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('link', { name: /Dark Mode/ })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove Dark Mode from the favorites' }).click();
    await dialog.getByRole('button', { name: 'Remove Dark Mode from the recent pages' }).click();
    await expect(dialog.getByText('Type the name of a component')).toBeVisible();
  });
}

test('says what could not be loaded, and tries again', async ({ page, expectProblem }) => {
  expectProblem('failed request', /search\/current\.json|pagefind\.js/);
  await page.goto(PAGE);
  await page.route('**/search/current.json', (route) => route.abort());
  await page.route('**/pagefind.js*', (route) => route.abort());
  await waitForKeys(page);
  await page.keyboard.press('/');
  const dialog = page.locator('dialog.search');
  await dialog.getByRole('combobox').fill('tooltip');
  await expect(dialog.getByRole('alert')).toContainText('The search could not be loaded.');
  await page.unroute('**/search/current.json');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('listbox').getByRole('option').first()).toHaveAttribute(
    'href',
    '/material-ui/react-tooltip/',
  );
  await expect(dialog.getByText('the full text could not be loaded')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

testOfFirstVisit(
  'works without network after a search with it',
  async ({ page, context, expectProblem }) => {
    // The worker asks the network first for what has no hash in its name.
    expectProblem('failed request', /ERR_INTERNET_DISCONNECTED .*\/search\/current\.json/);
    // A page without ads: whatever it loads is there before the network goes.
    await page.goto('/experiments/navigation/first/');
    await page.evaluate(() => void navigator.serviceWorker.register('/sw.js'));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const search = await openSearch(page);
    await search.ask('clear surroundings');
    await expect(search.options.first()).toHaveAttribute(
      'href',
      '/material-ui/react-button/#text-buttons',
    );
    await reloadToRest(page);
    await context.setOffline(true);
    const offline = await openSearch(page);
    await offline.ask('clear surroundings');
    await expect(offline.options.first()).toHaveAttribute(
      'href',
      '/material-ui/react-button/#text-buttons',
    );
    await expect(offline.options.first().locator('mark').first()).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [mode, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    test(`fits, and is accessible, ${mode} and ${direction}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode });
      await page.addInitScript((value) => {
        localStorage.setItem('docs-theme', JSON.stringify({ direction: value }));
      }, direction);
      await page.goto(PAGE);
      await getOpener(page).click();
      const dialog = page.locator('dialog.search');
      await dialog.getByRole('combobox', { name: 'Search' }).fill('button color');
      await expect(dialog.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
      await expect(dialog.getByRole('listbox').getByRole('option').first()).toBeVisible();
      const overflow = await dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('*')]
          .filter((part) => getComputedStyle(part).overflowX !== 'hidden')
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.className),
      );
      expect(overflow).toEqual([]);
      expect(await findViolations(page, { include: 'dialog.search' })).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
  }
});

test('is no dead button without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(page.locator('.search-button')).toBeHidden();
  await context.close();
});

test('/ typed into a field is a slash, Ctrl K searches from there', async ({ page }) => {
  await page.goto('/experiments/writing/demos/');
  await waitForKeys(page);
  const field = page.getByLabel('Your name');
  await field.fill('');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.locator('dialog.search')).toHaveCount(0);
  await field.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
});

for (const [language, query, address] of [
  ['zh', '按钮', '/zh/material-ui/react-button/'],
  ['pt', 'botão', '/pt/material-ui/react-button/'],
] as const) {
  test(`speaks ${language}`, async ({ page }) => {
    await page.goto(`/${language}/`);
    const search = await openSearch(page);
    await search.ask(query);
    await expect(search.options.first()).toHaveAttribute('href', address);
  });
}
