import type { Page } from '@playwright/test';
import { waitForIdleTime } from '../scripts/browser/idle-time';
import { openAtRest, waitForRest } from './support/rest';
import { expect, test } from './support/sharedPage';
import { test as testOfFirstVisit } from './support/test';

const PAGE = '/material-ui/react-button/';

test('a page is read by keyboard: past the navigation, by its headings, on to the next', async ({
  page,
}) => {
  await openAtRest(page, PAGE);

  await test.step('the skip link is the first stop and leads past the navigation', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    expect(await isInMain()).toBe(true);
  });

  await test.step('the breadcrumbs end with the page itself, and the page says when it changed', async () => {
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem').last()).toHaveText('Button');
    await expect(crumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
    await expect(page.locator('.theme-last-updated time')).toHaveAttribute('datetime', /^\d{4}-/);
  });

  await test.step('a heading has an address, seen when it has the focus', async () => {
    const anchor = page.getByRole('link', { name: 'Direct link to Basics' });
    await anchor.focus();
    await expect(anchor).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#basics$/);
  });

  await test.step('the table of contents leads to a section and says where the reader is', async () => {
    const link = page
      .locator('.table-of-contents')
      .getByRole('link', { name: 'Sizes', exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 2, name: 'Sizes' });
    await expect(heading).toBeInViewport();
    await expect(link).toHaveClass(/table-of-contents__link--active/);
    await page.getByRole('heading', { level: 2, name: 'Handling clicks' }).evaluate((element) => {
      element.scrollIntoView();
    });
    await expect(
      page.locator('.table-of-contents').getByRole('link', { name: 'Handling clicks' }),
    ).toHaveClass(/table-of-contents__link--active/);
    await expect(link).not.toHaveClass(/table-of-contents__link--active/);
  });

  await test.step('the next page begins at its top, with the focus before its first link', async () => {
    const next = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();
    const href = (await next.getAttribute('href')) ?? '';
    await next.focus();
    // Once the next page is painted, the focus goes before its first link, and from there to nothing.
    const focused = await page.evaluateHandle(() => {
      const roles: (string | null)[] = [];
      document.addEventListener('focusin', ({ target }) => {
        if (target instanceof Element) roles.push(target.getAttribute('role'));
      });
      return roles;
    });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await expect.poll(() => focused.jsonValue()).toEqual(['region']);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    const previous = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first();
    await expect(previous).toHaveAttribute('href', PAGE);
  });
});

test('the way back to the top keeps the focus on the page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page, PAGE);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  for (const top of [1500, 1400, 1300]) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
  }
  await expect(button).toBeVisible();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the table of contents is folded, opens by keyboard, and says so', async ({ page }) => {
    await openAtRest(page, PAGE);
    const toggle = page.getByRole('button', { name: 'On this page' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', { name: 'Sizes', exact: true })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Sizes' })).toBeInViewport();
  });
});

test('the blog leads to its posts, tags and feeds', async ({ page, request }) => {
  await openAtRest(page, '/blog/');
  for (const [name, root] of [
    ['RSS', '<rss'],
    ['Atom', '<feed'],
  ] as const) {
    const href = await page.getByRole('main').getByRole('link', { name }).getAttribute('href');
    expect(await (await request.get(href ?? '')).text()).toContain(root);
  }
  await page
    .getByRole('link', { name: 'Demos that wait until you need them', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Demos that wait/);
  await expect(page.getByRole('row', { name: /Material UI Table/ })).toContainText('103.4');
  await page.getByRole('main').getByRole('link', { name: 'Performance' }).click();
  await expect(page).toHaveURL(/\/blog\/tags\/performance\/$/);
});

test.describe('links in the text', () => {
  /** A mark that only a page which was not loaded anew still has. */
  async function markPage(page: Page): Promise<void> {
    await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  }

  for (const base of ['', '/zh']) {
    test(`are fetched when they are reached and followed in place, below "${base}/"`, async ({
      page,
    }) => {
      await openAtRest(page, `${base}/material-ui/react-badge/`);
      await markPage(page);
      const link = page.locator('.markdown p').getByRole('link', { name: 'Chip', exact: true });
      await expect(link).toHaveAttribute('href', `${base}/material-ui/react-chip/`);
      const fetched = page.waitForRequest(/\/assets\/js\//);
      await link.hover();
      await fetched;
      await link.click();
      await expect(page).toHaveURL(`${base}/material-ui/react-chip/`);
      await expect(page).toHaveTitle(/Chip/);
      await page.goBack();
      await page
        .locator('.markdown')
        .getByRole('link', { name: 'zero', exact: true })
        .press('Enter');
      await expect(page).toHaveURL(`${base}/material-ui/react-badge/#zero`);
      await expect(page.locator('#zero')).toBeInViewport();
      await expect(page.locator('html')).toHaveAttribute('data-test-mark', '');
    });
  }

  test('open in a tab of their own where the reader wants that', async ({ page, context }) => {
    await openAtRest(page, '/material-ui/react-badge/');
    const link = page.locator('.markdown p').getByRole('link', { name: 'Chip', exact: true });
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL('/material-ui/react-chip/');
    await expect(page).toHaveURL('/material-ui/react-badge/');
  });

  test('lead to other sites in a tab of their own, which knows nothing of this one', async ({
    page,
  }) => {
    await page.goto('/material-ui/getting-started/installation/');
    const outside = page.locator('.markdown :is(p, li) a[href^="http"]');
    const found = await outside.evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('target')} ${link.getAttribute('rel')}`),
    );
    expect(new Set(found)).toEqual(new Set(['_blank noopener noreferrer']));
  });
});

testOfFirstVisit(
  'who comes to the end of a page has the next one fetched, unless data are saved',
  async ({ browser, page }) => {
    const address = '/material-ui/getting-started/installation/';
    const readToTheEnd = async (reader: Page) => {
      await openAtRest(reader, address);
      const scripts: string[] = [];
      reader.on('request', (request) => scripts.push(request.url()));
      await reader.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
      await waitForRest(reader);
      return scripts;
    };
    const fetched = page.waitForRequest(/\/assets\/js\//);
    await readToTheEnd(page);
    await fetched;

    const context = await browser.newContext();
    const saver = await context.newPage();
    await saver.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts = await readToTheEnd(saver);
    // Whatever is fetched before the next idle moment would have been asked for by then.
    await waitForIdleTime(saver);
    expect(scripts.filter((url) => url.includes('/assets/js/'))).toEqual([]);
    await context.close();
  },
);
