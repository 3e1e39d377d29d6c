import type { Page, Response } from '@playwright/test';
import { openAtRest, waitForRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const FLAGS = '/experiments/navigation/first/';

test.describe('the sidebar', () => {
  test('shows flags as chips with a text, and plans as named icons', async ({ page }) => {
    await page.goto(FLAGS);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link', { name: 'Deprecated Deprecated' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'New feature New' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Unstable Preview' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Beta Beta' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Legacy Legacy' })).toBeVisible();
    await expect(
      sidebar.getByRole('link', { name: /Pro plan/ }).getByRole('img', { name: 'Pro plan' }),
    ).toBeVisible();
    await expect(
      sidebar
        .getByRole('link', { name: /Premium plan/ })
        .getByRole('img', { name: 'Premium plan' }),
    ).toBeVisible();
  });

  test('shows a planned page without a link', async ({ page }) => {
    await page.goto(FLAGS);
    const entry = page.getByRole('listitem').filter({ hasText: /^PlannedPlanned$/ });
    await expect(entry).toBeVisible();
    await expect(entry.getByRole('link')).toHaveCount(0);
  });

  test('names the groups of a subheader, which are always open', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const inputs = page.getByRole('list', { name: 'Inputs' });
    await expect(inputs.getByRole('link', { name: 'Button', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(
      page.getByRole('list', { name: 'MUI X' }).getByRole('link').first(),
    ).toHaveAttribute('href', 'https://mui.com/x/react-data-grid/');
    await expect(page.getByRole('button', { name: 'Inputs' })).toHaveCount(0);
  });

  test('keeps opened groups and its scroll position over a reload', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const group = page.getByRole('button', { name: 'Customization' });
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    const scroller = page.locator('.sidebar-scroller .menu');
    await scroller.evaluate((element) => element.scrollTo(0, 300));
    const scrollTop = await scroller.evaluate((element) => element.scrollTop);
    expect(scrollTop).toBeGreaterThan(0);
    await page.reload();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(scrollTop);
    // Nor by a page that has no sidebar, and is loaded anew.
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(page).toHaveURL('/blog/');
    await expect(scroller).toHaveCount(0);
    await page.reload();
    await page.goBack();
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(scrollTop);
  });

  test('keeps them while the reader moves between pages, and without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/material-ui/react-button/');
    const group = page.getByRole('button', { name: 'Customization' });
    await group.click();
    // Without storage only the page itself knows: before it listens, a link would load another one.
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: 'Getting started' }).click();
    await page.getByRole('link', { name: 'Installation', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });
});

test.describe('the sidebar of the page that a reader enters by', () => {
  const PAGE = '/material-ui/react-button/';
  const SCRIPTS = '**/assets/js/*.js';
  const DATA = '"docId":"customization/';

  /** @returns the scripts that come from now on as well. */
  async function openWithoutData(page: Page): Promise<readonly string[]> {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script') scripts.push(await response.text());
    });
    await openAtRest(page, PAGE);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.join().includes(DATA)).toBe(false);
    return scripts;
  }

  test('is fetched when they turn to it, and comes to life where it stands', async ({ page }) => {
    const scripts = await openWithoutData(page);
    // Nor are pages known that stand nowhere near in the order of addresses.
    expect(scripts.join().includes('/material-ui/api/alert/')).toBe(false);
    const group = page.getByRole('button', { name: 'Customization' });
    await group.evaluate((element) => element.setAttribute('data-mark', ''));
    await group.focus();
    const scroller = page.locator('.sidebar-scroller .menu');
    const scrollTop = await scroller.evaluate((element) => element.scrollTop);
    await page.keyboard.press('Enter');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(group).toBeFocused();
    await expect(group).toHaveAttribute('data-mark');
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(scrollTop);
    expect(scripts.join().includes(DATA)).toBe(true);
    // What is opened has names and states of its own, and follows the reader.
    const list = page.locator(`[id="${await group.getAttribute('aria-controls')}"]`);
    await list.getByRole('link', { name: 'Palette', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palette');
    await expect(list.locator('[aria-current="page"]')).toHaveText('Palette');
    await expect(group).toHaveAttribute('data-mark');
  });

  test('follows them without its data, as far as it has an entry for the page', async ({
    page,
  }) => {
    const scripts = await openWithoutData(page);
    const heading = page.getByRole('heading', { level: 1 });
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    const current = sidebar.locator('[aria-current="page"]');
    await page.locator('.pagination-nav__link--next').click();
    await expect(heading).toHaveText('Button Group');
    await expect(current).toHaveText('Button Group');
    await expect(sidebar.locator('a.menu__link--active')).toHaveText('Button Group');
    await page.goBack();
    await expect(heading).toHaveText('Button');
    await expect(current).toHaveText('Button');
    await page.goForward();
    await expect(heading).toHaveText('Button Group');
    // Not only until its heading shows: what it asks for comes after that.
    await waitForRest(page);
    expect(scripts.join().includes(DATA)).toBe(false);
    // An entry that only the data have.
    await page.locator('article a[href="/material-ui/customization/palette/"]').first().click();
    await expect(heading).toHaveText('Palette');
    await expect(current).toHaveText('Palette');
    await expect.poll(() => scripts.join().includes(DATA)).toBe(true);
  });

  test('leads on while it cannot be fetched, and is asked for again', async ({
    page,
    expectProblem,
  }) => {
    expectProblem('failed request', '/assets/js/');
    await openAtRest(page, PAGE);
    await page.route(SCRIPTS, (route) => route.abort());
    const group = page.getByRole('button', { name: 'Customization' });
    const failure = page.waitForEvent('requestfailed');
    await group.click();
    await failure;
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(SCRIPTS);
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  });

  test('is fetched at once where the page is not as the server wrote it', async ({
    page,
    expectProblem,
  }) => {
    // React says so, and renders the page anew; extensions of browsers do such things.
    expectProblem('console error', 'onRecoverableError');
    await page.addInitScript(() => {
      // Once, when the page is parsed: it may be alive before all of it has loaded.
      const change = () => document.querySelector('h1')?.replaceChildren('Changed');
      document.addEventListener('readystatechange', change, { once: true });
    });
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect(page.getByRole('button', { name: 'Customization' })).toBeVisible();
  });

  test.describe('on a narrow screen', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test('stands in the drawer as the server wrote it until it is fetched', async ({
      page,
      expectProblem,
    }) => {
      expectProblem('failed request', '/assets/js/');
      await openAtRest(page, PAGE);
      await page.route(SCRIPTS, (route) => route.abort());
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const drawer = page.getByRole('dialog', { name: 'Navigation' });
      await expect(drawer.locator('[aria-current="page"]')).toHaveText('Button');
      const group = drawer.getByRole('button', { name: 'Customization' });
      await expect(group).toHaveAttribute('aria-expanded', 'false');
      await page.unroute(SCRIPTS);
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await drawer.getByRole('link', { name: 'Checkbox', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkbox');
      await expect(drawer).toBeHidden();
    });

    test('is not waited for, and has the entry of the page when it is opened', async ({
      page,
      expectProblem,
    }) => {
      expectProblem('failed request', '/assets/js/');
      const scripts = await openWithoutData(page);
      await page.locator('.pagination-nav__link--next').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button Group');
      expect(scripts.join().includes(DATA)).toBe(false);
      await page.route(SCRIPTS, (route) => route.abort());
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      const drawer = page.getByRole('dialog', { name: 'Navigation' });
      await expect(drawer.locator('[aria-current="page"]')).toHaveText('Button Group');
      await page.unroute(SCRIPTS);
      const group = drawer.getByRole('button', { name: 'Customization' });
      await group.click();
      await expect(group).toHaveAttribute('aria-expanded', 'true');
      await expect(drawer.locator('[aria-current="page"]')).toHaveText('Button Group');
      await drawer.getByRole('link', { name: 'Checkbox', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkbox');
      await expect(drawer).toBeHidden();
    });
  });
});

/** Holds back what a page comes to life with. Returns what lets it through. */
async function holdScripts(page: Page): Promise<() => void> {
  let letScriptsThrough = () => {};
  const gate = new Promise<void>((resolve) => {
    letScriptsThrough = resolve;
  });
  await page.route('**/assets/js/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  return () => letScriptsThrough();
}

test('what was pressed and scrolled before the page listens is not lost', async ({ page }) => {
  const letScriptsThrough = await holdScripts(page);
  await page.goto('/material-ui/react-button/', { waitUntil: 'commit' });
  const group = page.getByRole('button', { name: 'Customization' });
  await group.click();
  await page.getByRole('button', { name: /^Product: Material UI/ }).click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  const sidebar = page.locator('.sidebar-scroller .menu');
  const scrollTop = await sidebar.evaluate((element) => element.scrollTop);
  expect(scrollTop).toBeGreaterThan(0);
  letScriptsThrough();
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  // Nor does the sidebar leave the place that the reader scrolled it to.
  expect(await sidebar.evaluate((element) => element.scrollTop)).toBe(scrollTop);
  await expect(page.getByRole('link', { name: /^Joy UI/ }).first()).toBeVisible();
});

test.describe('the header', () => {
  test('switches the product by keyboard', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const button = page.getByRole('button', { name: /^Product: Material UI/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(
      page.getByRole('link', { name: /^Material UI/ }).and(page.locator('[aria-current="true"]')),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/joy-ui\//);
    await expect(page.getByRole('button', { name: /^Product: Joy UI/ })).toBeVisible();
  });

  test('offers the versions of a product that has several, and ends with all of them', async ({
    page,
  }) => {
    await page.goto('/material-ui/react-button/');
    await page.getByRole('button', { name: /^Version: v6\.0\.0-beta\.4/ }).click();
    const entries = page.locator('.version-list').getByRole('listitem');
    await expect(entries.first()).toHaveText('v6.0.0-beta.4');
    await expect(entries.first().locator('[aria-current="true"]')).toBeVisible();
    await expect(entries.last()).toHaveText('View all versions');
    await entries.last().getByRole('link').click();
    await expect(page).toHaveURL(/\/versions\/$/);
  });

  test('only names the version of a product that has one', async ({ page }) => {
    await page.goto('/joy-ui/react-button/');
    await expect(page.getByText('v5.0.0-beta.46', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Version/ })).toHaveCount(0);
  });
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the navigation is a drawer that works by keyboard', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await toggle.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer).toBeVisible();
    const isFocusInside = () =>
      drawer.evaluate((element) => element.contains(document.activeElement));
    expect(await isFocusInside()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isFocusInside()).toBe(true);
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('Tab');
    expect(await isFocusInside()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('the drawer leads to pages of the product', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('button', { name: 'Getting started' }).click();
    await drawer.getByRole('link', { name: 'Installation' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(drawer).toBeHidden();
  });

  test('nothing of the drawer is prefetched before it is opened', async ({ page }) => {
    const prefetched: string[] = [];
    page.on('request', (request) => {
      const purpose = request.headers()['sec-purpose'] ?? '';
      if (purpose.includes('prefetch')) prefetched.push(request.url());
    });
    await openAtRest(page, '/material-ui/react-button/');
    expect(prefetched.length).toBeLessThanOrEqual(4);
  });
});

test.describe('an address that leads nowhere', () => {
  for (const [path, lang] of [
    ['/no/such/page/', 'en'],
    // Below a library, whose own route matches.
    ['/material-ui/nothing/', 'en'],
    ['/zh/material-ui/nothing/', 'zh'],
    ['/pt/material-ui/v5/nothing/', 'pt'],
  ] as const) {
    test(`${path} answers 404 in ${lang}, comes to life and offers ways on`, async ({
      page,
      expectProblem,
    }) => {
      expectProblem('failed request', '404 ');
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('main').getByRole('link', { name: /Material UI/ })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByText(path, { exact: true })).toBeVisible();
      const isBelow = path.includes('/material-ui/');
      const product = page.locator('.navbar').getByRole('button', { name: /Material UI/ });
      await expect(product).toHaveCount(isBelow ? 1 : 0);
    });
  }
});

test.describe('pages of another library', () => {
  test('are known only when that library is opened, and open at the first try', async ({
    page,
  }) => {
    const scripts: Promise<string>[] = [];
    const readScript = (response: Response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    };
    page.on('response', readScript);
    await openAtRest(page, '/');
    page.off('response', readScript);
    expect(scripts.length).toBeGreaterThan(2);
    expect((await Promise.all(scripts)).join()).not.toContain('/react-text-field/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    // Without a pointer on the way: nothing is fetched before the press.
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Button/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Button');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Button');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
});

test('Back leads to the page before while this one does not listen', async ({ page }) => {
  await page.goto('/system/getting-started/');
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL('/blog/');
  const letScriptsThrough = await holdScripts(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.reload({ waitUntil: 'commit' });
  await expect(heading).toHaveText('Blog');
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading).toHaveText('Overview');
  letScriptsThrough();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(heading).toHaveText('Overview');
});
