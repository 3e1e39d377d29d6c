import type { Page } from '@playwright/test';
import { openAtRest, waitForRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const PAGE = '/material-ui/getting-started/installation/';
const TEXT = 'holds the components';

/** Addresses of the script with the page's content: without the text that the page has, and whole. */
function watchContent(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const trimmed = () => asked.filter((address) => address.endsWith('.kept.js'));
  return {
    trimmed,
    whole: () => {
      const addresses = trimmed().map((address) => address.replace('.kept.js', '.js'));
      return asked.filter((address) => addresses.includes(address));
    },
  };
}

/** What is written in Markdown: an ad above it comes and goes. */
const readArticle = (page: Page) =>
  page
    .locator('article .markdown > :not(header)')
    .evaluateAll((elements) => elements.map((element) => element.textContent).join('\n'));

/** On to another page and back, without loading the site anew. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''));
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).toHaveTitle(/Usage/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page.locator('html')).toHaveAttribute('data-test-mark', '');
}

test('who enters by a page does not download its text once more, and finds it on return', async ({
  page,
}) => {
  const content = watchContent(page);
  await openAtRest(page, PAGE);
  expect(content.trimmed()).toHaveLength(1);
  const text = await readArticle(page);
  expect(text).toContain(TEXT);
  await leaveAndReturn(page);
  expect(await readArticle(page)).toBe(text);
  expect(content.whole()).toEqual([]);
});

test('who comes from another page gets the whole text', async ({ page }) => {
  await openAtRest(page, PAGE);
  const text = await readArticle(page);
  await openAtRest(page, '/material-ui/getting-started/');
  await page.locator('article').getByRole('link', { name: 'Installation' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await waitForRest(page);
  expect(await readArticle(page)).toBe(text);
});

test('a page that is not as it was sent gets the whole text', async ({ page }) => {
  const content = watchContent(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('article [data-kept]')?.removeAttribute('data-kept'),
    );
  });
  await openAtRest(page, PAGE);
  expect(content.whole()).toHaveLength(1);
  expect(await readArticle(page)).toContain(TEXT);
  await leaveAndReturn(page);
  expect(await readArticle(page)).toContain(TEXT);
});

test('a page that React has to draw anew keeps its text', async ({ page, expectProblem }) => {
  const content = watchContent(page);
  // As by an extension that adds words: the page is not what React expects.
  expectProblem('console error', /onRecoverableError|Minified React error/);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('article h1')?.replaceChildren('Something else'),
    );
  });
  await openAtRest(page, PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  expect(await readArticle(page)).toContain(TEXT);
  await expect(page.locator('article pre code').first()).toContainText('npm install');
  expect(content.whole()).toEqual([]);
});

test('a page whose script does not come gets the whole text', async ({ page, expectProblem }) => {
  expectProblem('failed request', /\.kept\.js/);
  await page.route('**/*.kept.js', (route) => route.abort());
  const content = watchContent(page);
  await openAtRest(page, PAGE);
  expect(content.whole()).not.toEqual([]);
  expect(await readArticle(page)).toContain(TEXT);
});
