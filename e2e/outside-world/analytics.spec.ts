import type { RequestListener } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ProblemKind } from '../support/problems';
import { openAtRest, waitForRest } from '../support/rest';
import { expect } from '../support/test';
import { createDeploymentTest, OTHER_PAGE, PAGE } from './deployment';
import { getEntries, getEvents, serveTag, waitForReports } from './tag';

const test = createDeploymentTest(['tag', 'script'], ({ tag, script }) => ({
  ANALYTICS_TAG_ID: 'G-TEST123',
  ANALYTICS_SCRIPT_URL: `${tag.url}/gtag/js`,
  AD_SCRIPT_URL: `${script.url}/ads.js`,
  PRIVACY_URL: 'https://legal.example/privacy/',
}));

test.describe.configure({ mode: 'default' });

const getBanner = (page: Page) =>
  page.getByRole('region', { name: 'May we measure how this site is used?' });

/** A reader who agreed on an earlier visit. */
async function agreeBefore(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('docs-consent', localStorage.getItem('docs-consent') ?? 'granted');
  });
}

const getCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_'));

test.beforeEach(async ({ page, servers }) => {
  serveTag(servers.tag);
  servers.script.respondWith('text/javascript', '');
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
});

test.afterEach(({ page }) => waitForReports(page));

test('nothing of others is asked, stored or sent before the reader agrees, by keyboard', async ({
  page,
  servers,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(PAGE);
  const banner = getBanner(page);
  await expect(banner).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Privacy notice' })).toHaveAttribute(
    'href',
    'https://legal.example/privacy/',
  );
  await expect(page.locator('.Ad-root')).toContainText('Premium themes');
  await waitForRest(page);
  expect([...servers.tag.requests, ...servers.script.requests]).toEqual([]);
  expect(await getCookies(page)).toEqual([]);
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('.consent').analyze();
    expect(violations).toEqual([]);
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(banner.getByRole('button', { name: 'Essential only' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(1);
  expect(servers.tag.requests[0]).toBe('GET /gtag/js?id=G-TEST123');

  await waitForReports(page);
  await page.reload();
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(2);
  await expect.poll(() => servers.script.requests).toHaveLength(1);
  await expect(banner).toHaveCount(0);
});

test('a reader who agreed: settings first, then each page once, with its own title', async ({
  page,
  servers,
  baseURL,
}) => {
  await agreeBefore(page);
  await page.goto(`${PAGE}?from=test#basics`);
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(1);
  const commands = getEntries(servers.tag).map(([command, name]) => `${command} ${name}`);
  expect(commands.slice(0, 2)).toEqual(['consent default', 'consent update']);
  expect(commands.indexOf('set user_properties')).toBeLessThan(commands.indexOf('event page_view'));
  expect(getEntries(servers.tag).find(([command]) => command === 'set')?.[2]).toEqual({
    codeVariant: 'TS',
    userLanguage: 'en',
    devicePixelRatio: 1,
    colorSchemeOS: 'light',
    colorScheme: 'light',
    codeStylingVariant: 'MUI System',
  });
  expect(getEvents(servers.tag, 'page_view')).toEqual([
    {
      page_title: expect.stringContaining('Page react-button'),
      page_location: `${baseURL}${PAGE}?from=test`,
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ]);

  await page.evaluate((path) => {
    document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`)?.click();
  }, OTHER_PAGE);
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(2);
  expect(getEvents(servers.tag, 'page_view')[1]).toEqual({
    page_title: await page.title(),
    page_location: `${baseURL}${OTHER_PAGE}`,
    productId: 'joy-ui',
    productCategoryId: 'core',
  });
  await page.getByRole('link', { name: 'MUI Docs' }).first().click();
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(3);
  expect(getEvents(servers.tag, 'page_view')[2]).toMatchObject({
    productId: null,
    productCategoryId: null,
  });

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect
    .poll(() => getEntries(servers.tag).findLast(([command]) => command === 'set'))
    // The site follows the system as long as nothing else was chosen.
    .toEqual(['set', 'user_properties', { colorScheme: 'dark', colorSchemeOS: 'dark' }]);
});

test('clicks and web-vitals are reported', async ({ page, servers }) => {
  await agreeBefore(page);
  await page.goto(PAGE);
  const slot = page.locator('.Ad-root');
  await expect(slot).toHaveAttribute('data-ga-event-label', 'in-house-body-top-image', {
    timeout: 10_000,
  });
  await slot.getByRole('link').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await slot.getByRole('link').click();
  await expect
    .poll(() => getEvents(servers.tag, 'ad'))
    .toContainEqual({ eventAction: 'click', eventLabel: 'in-house-body-top-image' });
  for (const name of ['FCP', 'TTFB', 'LCP']) {
    await expect.poll(() => getEvents(servers.tag, name)).toHaveLength(1);
  }
  expect(getEvents(servers.tag, 'FCP')[0]).toMatchObject({
    value: expect.any(Number),
    metric_id: expect.any(String),
    metric_value: expect.any(Number),
  });
});

test('consent is taken back from the footer', async ({ page, servers }) => {
  await agreeBefore(page);
  await page.goto(PAGE);
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(1);
  expect(await getCookies(page)).toEqual(['_ga']);
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const banner = getBanner(page);
  await expect(banner).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner).toHaveCount(0);
  await expect(settings).toBeFocused();

  await page.keyboard.press('Enter');
  await banner.getByRole('button', { name: 'Essential only' }).click();
  await expect(banner).toHaveCount(0);
  await expect(settings).toBeFocused();
  expect(await getCookies(page)).toEqual([]);
  await expect
    .poll(() => getEntries(servers.tag).at(-1)?.slice(0, 2))
    .toEqual(['consent', 'update']);
  const count = servers.tag.requests.length;
  await page.getByRole('link', { name: 'MUI Docs' }).first().click();
  await expect(page.locator('.Ad-root')).toHaveCount(0);
  await openAtRest(page, PAGE);
  expect(servers.tag.requests).toHaveLength(count);
  expect(await getCookies(page)).toEqual([]);
});

for (const [name, script] of [
  [
    'Global Privacy Control',
    () => Object.assign(Navigator.prototype, { globalPrivacyControl: true }),
  ],
  [
    'Do Not Track',
    () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' }),
  ],
] as const) {
  test(`${name} is an answer: nobody asks, nothing is sent`, async ({ page, servers }) => {
    await agreeBefore(page);
    await page.addInitScript(script);
    await page.goto(PAGE);
    await expect(page.locator('.Ad-root')).toContainText('Premium themes');
    await waitForRest(page);
    await expect(getBanner(page)).toHaveCount(0);
    expect([...servers.tag.requests, ...servers.script.requests]).toEqual([]);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    await expect(getBanner(page)).toContainText('we keep to it');
    await getBanner(page).getByRole('button', { name: 'Close' }).click();
    await expect(getBanner(page)).toHaveCount(0);
  });
}

test('without storage and cookies an answer holds for the page', async ({ page, servers }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(PAGE);
  await getBanner(page).getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(1);
  await page.getByRole('link', { name: 'MUI Docs' }).first().click();
  await expect.poll(() => getEvents(servers.tag, 'page_view')).toHaveLength(2);
});

test.describe('a tag that', () => {
  const cases: readonly {
    readonly name: string;
    readonly respond: RequestListener;
    readonly problem?: readonly [kind: ProblemKind, text: string];
  }[] = [
    {
      name: 'is blocked',
      respond: (request) => request.socket.destroy(),
      problem: ['external request', '/gtag/js'],
    },
    {
      name: 'never answers',
      respond: () => undefined,
      problem: ['external request', '/gtag/js'],
    },
    {
      name: 'answers an error of the server',
      respond: (_, response) => response.writeHead(500).end(),
    },
    {
      name: 'answers something else',
      respond: (_, response) =>
        response.writeHead(200, { 'content-type': 'text/javascript' }).end('Come back later'),
      problem: ['page error', "Unexpected identifier 'back'"],
    },
  ];

  for (const { name, respond, problem } of cases) {
    test(`${name} breaks nothing`, async ({ page, servers, expectProblem }) => {
      if (problem) expectProblem(...problem);
      servers.tag.respond = respond;
      await agreeBefore(page);
      // A page without ads: theirs would be on its way when the test ends.
      await page.goto('/blog/');
      await expect.poll(() => servers.tag.requests.length).toBe(1);
      // What the reader does is told to nobody, and done.
      await page.getByRole('link', { name: 'MUI Docs' }).first().click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
      expect(servers.tag.requests).toHaveLength(1);
    });
  }
});
