import type { Page } from '@playwright/test';
import { findViolations } from '../scripts/browser/axe';
import { readAccessibilityResults } from '../src/content/accessibility/createAccessibilityFacts';
import { openAtRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const BUTTON = '/material-ui/react-button/';
const ICONS = '/material-ui/material-icons/';

test('a component page says what is known about it', async ({ page }) => {
  await page.goto(BUTTON);

  await test.step('a component page says where the source is and what the import weighs', async () => {
    const links = page.locator('.component-links');
    await expect(links.getByRole('link', { name: /^Source/ })).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/mui\/material-ui\/tree\/v6\.0\.0-beta\.4\/packages\/mui-material\/src\/Button$/,
    );
    const size = (await links.locator('.component-links__size').textContent()) ?? '';
    const [, kilobytes] = /^Button: (\d+\.\d) kB gzipped, without React$/.exec(size) ?? [];
    expect(Number(kilobytes)).toBeGreaterThan(10);
    expect(Number(kilobytes)).toBeLessThan(60);
  });

  await test.step('a component page says what the audit of its accessibility found', async () => {
    const results = readAccessibilityResults(process.cwd());
    const { version, problems } = results[BUTTON] ?? {};
    expect(problems).toBeDefined();
    const total = Object.keys(problems ?? {}).length;
    const passed = Object.values(problems ?? {}).filter((count) => count === 0).length;
    const facts = page.locator('.accessibility-results');
    const summary = facts.locator('summary');
    await expect(summary).toContainText(`${passed} of ${total} checks passed`);
    await expect(summary).toContainText(`version ${version ?? ''}`);
    await expect(facts.getByRole('listitem')).toHaveCount(0);
    await summary.press('Enter');
    await expect(facts.getByRole('listitem')).toHaveCount(total);
    await page.goto(`/pt${BUTTON}`);
    await expect(summary).toContainText(`${passed} de ${total} verificações`);
    // Where nothing was examined, nothing is claimed.
    await page.goto(ICONS);
    await expect(facts).toHaveCount(ICONS in results ? 1 : 0);
  });
});

test('an API page says which pages link to it', async ({ page }) => {
  await page.goto('/material-ui/api/svg-icon/');
  const heading = page.getByRole('heading', { name: 'What links here' });
  await expect(heading).toBeVisible();
  await page.getByRole('article').getByRole('link', { name: 'Material Icons' }).click();
  await expect(page).toHaveURL(new RegExp(`${ICONS}$`));
});

test.describe('old addresses', () => {
  test('lead on, with query and hash, and are in no sitemap', async ({ page, request }) => {
    await page.goto('/components/buttons/?from=book#sizes');
    await expect(page).toHaveURL(`${BUTTON}?from=book#sizes`);
    await page.goto('/api/button/');
    await expect(page).toHaveURL('/material-ui/api/button/');
    await page.goto('/getting-started/installation/');
    await expect(page).toHaveURL('/material-ui/getting-started/installation/');
    // What readers type who want a library, or an old version of it.
    await page.goto('/joy-ui/');
    await expect(page).toHaveURL('/joy-ui/getting-started/');
    await page.goto('/material-ui/v5/');
    await expect(page).toHaveURL('/material-ui/v5/getting-started/installation/');
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain(`${BUTTON}</loc>`);
    expect(sitemap).not.toMatch(/\.com\/(components|api|getting-started)\//);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lead on as well', async ({ page }) => {
      await page.goto('/components/buttons/');
      await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
      // A question that cannot be answered is not asked.
      await expect(page.getByRole('group', { name: 'Was this page helpful?' })).toHaveCount(0);
    });
  });
});

test('whether a page is helpful is asked once, and told to analytics only', async ({ page }) => {
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events, gtag: (...args: unknown[]) => events.push(args) });
  });
  const readEvents = () =>
    page.evaluate(() =>
      (window as unknown as { events: unknown[][] }).events.filter(
        ([kind, name]) => kind === 'event' && name === 'feedback',
      ),
    );
  await page.goto(BUTTON);
  const feedback = page.getByRole('group', { name: 'Was this page helpful?' });
  await feedback.getByRole('button', { name: 'Yes' }).focus();
  await page.keyboard.press('Enter');
  await expect(feedback.getByRole('status')).toHaveText('Thank you.');
  await expect(feedback.getByRole('button', { name: 'Yes' })).toBeFocused();
  // It can be reached and pressed, to no effect.
  await feedback.getByRole('button', { name: 'No' }).press('Enter');
  expect(await readEvents()).toEqual([
    ['event', 'feedback', { eventAction: 'yes', eventLabel: BUTTON }],
  ]);
  expect(await findViolations(page)).toEqual([]);
  // Another page has a question of its own.
  await page.getByRole('article').getByRole('link', { name: 'Button API', exact: true }).click();
  await expect(feedback.getByRole('status')).toHaveText('');
});

/** Pages whose HTML was fetched by the page that is open. */
function watchFetchedPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.url().endsWith('/')) {
      paths.push(new URL(request.url()).pathname);
    }
  });
  return paths;
}

test('a link that is rested on says what is behind it', async ({ page }) => {
  const fetched = watchFetchedPages(page);
  await openAtRest(page, ICONS);
  const link = page.getByRole('article').getByRole('link', { name: 'Text Field', exact: true });
  const preview = page.getByRole('tooltip');
  await link.scrollIntoViewIfNeeded();
  expect(fetched).toEqual([]);

  await link.hover();
  await expect(preview).toContainText('Text');
  expect(fetched).toEqual(['/material-ui/react-text-field/']);
  await expect(link).toHaveAccessibleDescription(/\w+ \w+/);
  await expect(preview).toBeInViewport({ ratio: 1 });
  await preview.hover();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);

  // By keyboard: from the link before it.
  await page.getByRole('article').getByRole('link', { name: 'Button', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(preview).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/react-text-field\/$/);
  await expect(preview).toHaveCount(0);
  expect(fetched.filter((path) => path === '/material-ui/react-text-field/')).toHaveLength(1);
});
