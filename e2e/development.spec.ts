import path from 'node:path';
import type { Page } from '@playwright/test';
import { startDevelopment } from '../scripts/scale/start-development';
import { findFreePort } from '../scripts/server/find-free-port';
import { DEMO, PAGE, TestSite } from './bad-input/testSite';
import { expect, test as base } from './support/test';

const OTHER_PAGE = 'docs/material-ui/getting-started/installation.mdx';
const OPEN_PAGES = '.docusaurus/lazy-pages/pages.js';

interface Development {
  readonly site: TestSite;
  readonly url: string;
  /** Ends the server, has something done while there is none, and starts it again. */
  restart(meanwhile: () => void): Promise<void>;
}

const test = base.extend<{ site: TestSite }, { development: Development }>({
  development: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern as first parameter
    async ({}, use) => {
      const site = new TestSite();
      const options = {
        port: await findFreePort(),
        logFile: path.join(site.folder, 'start.log'),
      };
      let server = startDevelopment(site.folder, options);
      await server.ready;
      await use({
        site,
        url: server.url,
        async restart(meanwhile) {
          await server.close();
          meanwhile();
          server = startDevelopment(site.folder, options);
          await server.ready;
        },
      });
      await server.close();
      site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ development }, use) => use(development.url),
  site: async ({ development }, use) => use(development.site),
});

test.describe.configure({ mode: 'default' });

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page is compiled when it is opened, and what an author changes shows without a reload', async ({
  page,
  site,
}) => {
  await page.goto('/material-ui/react-button/');
  await expect(getTitle(page)).toHaveText('Button');
  expect(site.read(OPEN_PAGES)).toContain('react-button.mdx');
  expect(site.read(OPEN_PAGES)).not.toContain('installation.mdx');
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  await page.locator('nav a[href="/material-ui/getting-started/installation/"]').first().click();
  await expect(getTitle(page)).toHaveText('Installation');
  expect(site.read(OPEN_PAGES)).toContain('installation.mdx');
  site.append(OTHER_PAGE, 'One more sentence.');
  await expect(page.getByText('One more sentence.')).toBeVisible();

  await page.goBack();
  await expect(page.getByText('Fine', { exact: true })).toBeVisible();
  site.replace(DEMO, 'Fine', 'Finer');
  await expect(page.getByText('Finer', { exact: true })).toBeVisible();
  site.append(PAGE, 'And another one.');
  await expect(page.getByText('And another one.')).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a mistake in a page shows when it is opened, and the page once it is mended', async ({
  page,
  site,
  expectProblem,
}) => {
  expectProblem('console error', /Errors while compiling|react-box\.mdx/);
  const file = 'docs/system/react-box.mdx';
  site.append(file, '<Unclosed>');
  await page.goto('/system/react-box/');
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  await expect(overlay.getByText(/Unclosed/).first()).toBeVisible();
  site.replace(file, '<Unclosed>', 'Mended.');
  await expect(page.getByText('Mended.')).toBeVisible();
  await expect(getTitle(page)).toHaveText('Box');
});

test('what the sidebar says follows the tree, however often an editor puts another in its place', async ({
  page,
  site,
}) => {
  await page.goto('/material-ui/react-button/');
  const link = page.locator('nav a[href="/material-ui/react-button/"]').first();
  const entry = "{ pathname: '/material-ui/react-button' }";
  const tree = site.read('sidebars.ts');
  expect(tree).toContain(entry);
  for (const title of ['Push button', 'Press button']) {
    const titled = `{ pathname: '/material-ui/react-button', title: '${title}' }`;
    site.write('sidebars.ts', tree.replace(entry, titled));
    await expect(link).toHaveText(title);
  }
});

test('a second start knows the pages of the first, and what was written between the two', async ({
  page,
  site,
  development,
}) => {
  await development.restart(() => {
    site.append(OTHER_PAGE, 'Written while nothing ran.');
    site.replace('docs/system/react-box.mdx', 'title: Page', 'title: Chapter');
  });
  await page.goto('/joy-ui/react-button/');
  await expect(getTitle(page)).toHaveText('Button');
  await page.goto('/material-ui/getting-started/installation/');
  await expect(page.getByText('Written while nothing ran.')).toBeVisible();
  await page.goto('/system/react-box/');
  await expect(page).toHaveTitle(/^Chapter react-box/);
});
