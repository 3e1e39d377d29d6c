import type { Page } from '@playwright/test';
import { bringToLife } from './support/demos';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

/** What browsers call 2g: 280 kbit/s at best, and a round trip of more than 1.4 s. */
const SLOW = {
  offline: false,
  latency: 1500,
  downloadThroughput: 35_000,
  uploadThroughput: 32_000,
};

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    ...SLOW,
    connectionType: 'cellular2g',
  });
}

const alive = (page: Page) => page.locator('html[data-has-hydrated="true"]');

test('on 2G a page can be read before its scripts are here, and lives in the end', async ({
  page,
}) => {
  test.slow();
  await slowDown(page);
  await page.goto('/material-ui/react-button/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  // The server's demos are there, and what is done to the page is kept until it answers.
  await expect(page.locator('.demo__frame').first().getByRole('button').first()).toBeVisible();
  await expect(alive(page)).toHaveCount(0);
  const group = page.getByRole('button', { name: 'Customization' });
  await group.click();
  await alive(page).waitFor({ timeout: 60_000 });
  await expect(group).toHaveAttribute('aria-expanded', 'true', { timeout: 30_000 });
});

test('on 2G nothing is fetched for a link that is only pointed at; who follows it sees that the page comes', async ({
  page,
}) => {
  await openAtRest(page, '/material-ui/getting-started/installation/');
  await alive(page).waitFor();
  await slowDown(page);
  await expect
    .poll(() =>
      page.evaluate(() => (navigator as NavigatorWithConnection).connection.effectiveType),
    )
    .toMatch(/2g$/);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  // Not one of the sidebar, which is fetched itself when the reader turns to it.
  const link = page.locator('.pagination-nav__link--next');
  await link.hover();
  await link.focus();
  expect(requests).toEqual([]);
  await link.click();
  await expect(page.locator('.page-progress')).toBeVisible();
  // What the reader had stays until the next page is here.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Installation', {
    timeout: 60_000,
  });
  await expect(page.locator('.page-progress')).toHaveCount(0);
});

test('on 2G a demo shows what it is until its code is here, and then answers', async ({ page }) => {
  test.slow();
  await openAtRest(page, '/base-ui/react-button/');
  await alive(page).waitFor();
  await slowDown(page);
  const frame = page.locator('.demo__frame').last();
  await expect(frame).not.toBeEmpty();
  const name = (await page.locator('.demo').last().getAttribute('id')) ?? '';
  const live = await bringToLife(page, name);
  await expect(live.getByRole('button').first()).toBeEnabled();
});

interface NavigatorWithConnection extends Navigator {
  readonly connection: { readonly effectiveType: string };
}
