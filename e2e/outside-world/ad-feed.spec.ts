import { waitForQuiet } from '../support/rest';
import { expect } from '../support/test';
import { createEntry, respondWithAds, SECOND, test, type Servers } from './adNetwork';
import { DRAW, getLabel, openWithSlot } from './adSlot';
import { PAGE } from './deployment';

test.describe.configure({ mode: 'default' });

test.describe('a feed', () => {
  test('shows its ad as text and fetches each pixel once', async ({ page, servers }) => {
    respondWithAds(servers, {}, createEntry(servers.pixels));
    await openWithSlot(page, PAGE, DRAW.inline);
    await page.locator('.carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(500);
    await expect.poll(() => getLabel(page)).toBe('carbon-body-top-inline');
    const link = page.locator('.Ad-root').getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://srv.example/click');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link).toContainText('Fine tools für 日本語 🚀');
    await expect
      .poll(() => [...servers.pixels.requests].sort())
      .toEqual(['GET /a/1700000000', 'GET /b/1700000000', 'GET /view']);
    await page.clock.runFor(10 * SECOND);
    expect(servers.pixels.requests).toHaveLength(3);
    expect(servers.script.requests).toEqual([]);
  });

  test('cannot smuggle scripts into the page', async ({ page, servers, expectProblem }) => {
    // Taking them out means reading them first, which the page's policy reports.
    expectProblem('console error', /^Executing inline event handler violates/);
    const description =
      '<script>window.isOwned = 1</script><img src="//127.0.0.1:1/x" onerror="window.isOwned = 2">' +
      '<a href="javascript:window.isOwned = 3">Click</a><svg onload="window.isOwned = 4"></svg>Safe';
    await page.route('http://127.0.0.1:1/x', (route) => route.fulfill({ status: 404 }));
    respondWithAds(servers, { ...createEntry(servers.pixels), description });
    await openWithSlot(page, PAGE, DRAW.inline);
    await page.locator('.carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(500);
    await page.getByText('Click', { exact: true }).dispatchEvent('click');
    await expect(page.locator('.Ad-root')).toContainText('Safe');
    expect(await page.evaluate('typeof window.isOwned')).toBe('undefined');
    await expect(page.locator('.Ad-root [onerror], .Ad-root script, .Ad-root svg')).toHaveCount(0);
  });

  const answers: readonly [
    title: string,
    requests: number,
    label: string,
    answer: (servers: Servers) => void,
  ][] = [
    [
      'empty twice, then good',
      3,
      'carbon-body-top-inline',
      (servers) => {
        servers.feed.respond = (_, response) => {
          const ads = servers.feed.requests.length < 3 ? [{}] : [createEntry(servers.pixels)];
          response.end(JSON.stringify({ ads }));
        };
      },
    ],
    [
      'always empty',
      10,
      'in-house-adblock-body-top-inline',
      (servers) => respondWithAds(servers, {}),
    ],
    [
      'an error of the server',
      1,
      'in-house-adblock-body-top-inline',
      ({ feed }) => feed.respondWith('text/plain', 'Oh no', 500),
    ],
    [
      'no JSON',
      1,
      'in-house-adblock-body-top-inline',
      ({ feed }) => feed.respondWith('application/json', '{"ads":['),
    ],
    [
      'ten megabytes',
      1,
      'in-house-adblock-body-top-inline',
      (servers) => respondWithAds(servers, { name: 'x'.repeat(10_000_000) }),
    ],
    [
      'a link to the backers',
      1,
      'in-house-carbon-body-top-inline',
      (servers) =>
        respondWithAds(servers, {
          ...createEntry(servers.pixels),
          link: 'https://docs.example/backers/',
        }),
    ],
  ];

  for (const [title, requests, label, answer] of answers) {
    test(`that answers ${title}: ${requests} tries, ${label}`, async ({ page, servers }) => {
      answer(servers);
      await openWithSlot(page, PAGE, DRAW.inline);
      await expect.poll(() => servers.feed.requests.length).toBe(requests);
      await waitForQuiet(page);
      if (!label.startsWith('in-house-adblock')) {
        await page.locator('.carbonads').waitFor({ state: 'attached' });
      }
      await page.clock.runFor(3 * SECOND);
      await expect.poll(() => getLabel(page)).toBe(label);
      expect(servers.feed.requests).toHaveLength(requests);
    });
  }

  test('that never answers is given up', async ({ page, servers, expectProblem }) => {
    expectProblem('external request', '/feed.json');
    servers.feed.respond = () => undefined;
    await openWithSlot(page, PAGE, DRAW.inline);
    await expect.poll(() => servers.feed.requests.length).toBe(1);
    await page.clock.runFor(3 * SECOND);
    await expect(page.locator('.Ad-root')).toContainText('please whitelist us');
    expect(servers.feed.abortedCount).toBe(0);
    await page.clock.runFor(12 * SECOND);
    await expect.poll(() => servers.feed.abortedCount).toBe(1);
  });

  test('is not waited for when the reader leaves', async ({ page, servers, expectProblem }) => {
    expectProblem('external request', '/feed.json');
    servers.feed.respond = () => undefined;
    await openWithSlot(page, PAGE, DRAW.inline);
    await expect.poll(() => servers.feed.requests.length).toBe(1);
    await page.getByRole('link', { name: 'MUI Docs' }).first().click();
    await expect.poll(() => servers.feed.abortedCount).toBe(1);
  });
});
