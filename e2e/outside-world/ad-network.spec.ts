import type { Page } from '@playwright/test';
import { observeLayoutShifts } from '../support/demos';
import { expect } from '../support/test';
import { DRAW, getAdEvents, getLabel, openWithSlot, waitForSlot } from './adSlot';
import { createDeploymentTest, OTHER_PAGE, PAGE } from './deployment';
import type { LoopbackServer } from './LoopbackServer';

type Servers = Readonly<Record<'script' | 'feed' | 'pixels', LoopbackServer>>;

const test = createDeploymentTest(
  ['script', 'feed', 'pixels', 'fonts'],
  ({ script, feed, fonts }) => ({
    AD_SCRIPT_URL: `${script.url}/ads.js?zone=1`,
    AD_FEED_URL: `${feed.url}/feed.json`,
    AD_DISPLAY_RATIO: '1',
    CONSENT_REQUIRED: 'false',
    ICON_FONT_URL: `${fonts.url}/icon?family=Material+Icons`,
  }),
);

test.describe.configure({ mode: 'default' });

const SECOND = 1000;

/** What the network's script is made of: it puts its ad beside its own element. */
const adScript = (href: string) => `{
  const place = document.createElement('div');
  place.id = 'carbonads';
  place.innerHTML = '<span><span class="carbon-wrap"><a href="${href}">Ad of the network</a></span></span>';
  document.getElementById('_carbonads_js').before(place);
}`;

const SHOWN = adScript('https://srv.example/click');

function createEntry(pixels: LoopbackServer) {
  return {
    statlink: 'https://srv.example/click',
    link: 'https://shop.example/',
    company: 'Acme',
    description: 'Fine <b>tools</b> für 日本語 🚀',
    statimp: `${pixels.url}/view`,
    pixel: `${pixels.url}/a/[timestamp]||${pixels.url}/b/[timestamp]`,
    timestamp: '1700000000',
  };
}

function respondWithAds(servers: Servers, ...ads: unknown[]): void {
  servers.feed.respondWith('application/json', JSON.stringify({ ads }));
}

/** Until everything that a slot asked for has had its answer. */
async function lookOnce(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(500);
}

test('the script of the network shows its ad, and its display is reported after 2.5 s', async ({
  page,
  servers,
}) => {
  servers.script.respondWith('text/javascript', SHOWN);
  await openWithSlot(page, PAGE, DRAW.image);
  await lookOnce(page);
  await expect(page.locator('.Ad-root').getByRole('link')).toHaveText('Ad of the network');
  expect(await getLabel(page)).toBe('carbon-body-top-image');
  await page.clock.runFor(2499);
  expect(await getAdEvents(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await getAdEvents(page)).toEqual([
    ['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }],
  ]);
  expect(servers.script.requests).toEqual(['GET /ads.js?zone=1']);
  expect(servers.feed.requests).toEqual([]);
});

test.describe('a script of the network that', () => {
  test('is blocked leads to an in-house ad at the seventh look', async ({
    page,
    servers,
    expectProblem,
  }) => {
    expectProblem('external request', '/ads.js');
    servers.script.respond = (request) => request.socket.destroy();
    await openWithSlot(page, PAGE, DRAW.image);
    await page.clock.runFor(3 * SECOND - 1);
    await expect(page.locator('.Ad-root')).toHaveText('');
    await page.clock.runFor(1);
    await expect(page.locator('.Ad-root')).toContainText('Premium themes');
    expect(await getLabel(page)).toBe('in-house-body-top-image');
  });

  test('is not there leads to an in-house ad', async ({ page, servers }) => {
    servers.script.respondWith('text/plain', 'Not found', 404);
    await openWithSlot(page, PAGE, DRAW.image);
    await page.clock.runFor(3 * SECOND);
    expect(await getLabel(page)).toBe('in-house-body-top-image');
  });

  test('throws leads to an in-house ad', async ({ page, servers, expectProblem }) => {
    expectProblem('page error', 'The network is broken');
    servers.script.respondWith('text/javascript', "throw new Error('The network is broken')");
    await openWithSlot(page, PAGE, DRAW.image);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(3 * SECOND);
    expect(await getLabel(page)).toBe('in-house-body-top-image');
  });

  test('answers late takes the slot over', async ({ page, servers }) => {
    let release: () => void = () => undefined;
    servers.script.respond = (_, response) => {
      release = () => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SHOWN);
    };
    await openWithSlot(page, PAGE, DRAW.image);
    await page.clock.runFor(5 * SECOND);
    expect(await getLabel(page)).toBe('in-house-body-top-image');
    release();
    await page.locator('#carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(500);
    expect(await getLabel(page)).toBe('carbon-body-top-image');
    await expect(page.locator('.Ad-root')).toHaveText('Ad of the network');
  });

  test('links to the backers leads to an in-house ad', async ({ page, servers }) => {
    const script = adScript('https://docs.example/discover-more/backers/');
    servers.script.respondWith('text/javascript', script);
    await openWithSlot(page, PAGE, DRAW.image);
    await lookOnce(page);
    expect(await getLabel(page)).toBe('in-house-carbon-body-top-image');
    await expect(page.getByText('Ad of the network')).toBeHidden();
  });

  test('breaks what the slot relies on crashes the slot only', async ({
    page,
    servers,
    expectProblem,
  }) => {
    expectProblem('console error', 'The network broke the document');
    const script = `{
      const create = document.createElement.bind(document);
      document.createElement = (name, options) => {
        if (name === 'strong') throw new Error('The network broke the document');
        return create(name, options);
      };
    }`;
    servers.script.respondWith('text/javascript', script);
    await openWithSlot(page, PAGE, DRAW.image);
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(10 * SECOND);
    await expect(page.locator('.Ad-root')).toHaveText('');
    const crashed = { eventAction: 'crash', eventLabel: 'in-house-body-top-image' };
    expect(await getAdEvents(page)).toEqual([['event', 'ad', crashed]]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('arrives when the reader has left does not run', async ({ page, servers }) => {
    let release: () => void = () => undefined;
    servers.script.respond = (_, response) => {
      release = () =>
        response
          .writeHead(200, { 'Content-Type': 'text/javascript' })
          .end('window.hasLateScriptRun = true;');
    };
    await openWithSlot(page, PAGE, DRAW.image);
    await expect.poll(() => servers.script.requests.length).toBe(1);
    await page.getByRole('link', { name: 'MUI Docs' }).first().click();
    await expect(page.locator('.Ad-root')).toHaveCount(0);
    const arrived = page.waitForEvent('requestfinished', (request) =>
      request.url().includes('/ads.js'),
    );
    release();
    await arrived;
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate('typeof window.hasLateScriptRun')).toBe('undefined');
  });
});

test.describe('a feed', () => {
  test('shows its ad as text and fetches each pixel once', async ({ page, servers }) => {
    respondWithAds(servers, {}, createEntry(servers.pixels));
    await openWithSlot(page, PAGE, DRAW.inline);
    await page.locator('.carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(500);
    expect(await getLabel(page)).toBe('carbon-body-top-inline');
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

  test('cannot smuggle scripts into the page', async ({ page, servers }) => {
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
      await page.waitForLoadState('networkidle');
      if (!label.startsWith('in-house-adblock')) {
        await page.locator('.carbonads').waitFor({ state: 'attached' });
      }
      await page.clock.runFor(3 * SECOND);
      expect(await getLabel(page)).toBe(label);
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

test('the layout stays for the page load, and each page asks anew', async ({ page, servers }) => {
  servers.script.respondWith('text/javascript', SHOWN);
  await openWithSlot(page, PAGE, DRAW.image);
  await lookOnce(page);
  await page.evaluate((draw) => {
    Math.random = () => draw;
  }, DRAW.inline);
  await page.evaluate((path) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
    link?.click();
  }, OTHER_PAGE);
  await page.waitForURL(`**${OTHER_PAGE}`);
  await waitForSlot(page);
  await lookOnce(page);
  expect(await getLabel(page)).toBe('carbon-body-top-image');
  expect(servers.script.requests).toHaveLength(2);
  expect(servers.feed.requests).toEqual([]);
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('gets an empty slot, and nothing is asked for', async ({ page, servers }) => {
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await expect(page.locator('.description + .Ad-root')).toHaveText('');
    await expect(page.locator('.Ad-root > *')).toHaveCount(0);
    expect([...servers.script.requests, ...servers.feed.requests]).toEqual([]);
  });
});

test.describe('filling the slot moves nothing', () => {
  const variants: readonly [label: string, draw: number, answer: (servers: Servers) => void][] = [
    [
      'carbon-body-top-image',
      DRAW.image,
      ({ script }) => script.respondWith('text/javascript', SHOWN),
    ],
    [
      'carbon-body-top-inline',
      DRAW.inline,
      (servers) =>
        respondWithAds(servers, {
          ...createEntry(servers.pixels),
          description: 'A very long text. '.repeat(60),
        }),
    ],
    [
      'in-house-carbon-body-top-image',
      DRAW.image,
      ({ script }) =>
        script.respondWith('text/javascript', adScript('https://docs.example/backers/')),
    ],
    [
      'in-house-body-top-image',
      DRAW.image,
      ({ script }) => script.respondWith('text/javascript', ''),
    ],
    ['in-house-adblock-body-top-inline', DRAW.inline, (servers) => respondWithAds(servers)],
  ];

  for (const [label, draw, answer] of variants) {
    for (const width of [320, 600, 1280]) {
      test(`${label}, ${width} px wide`, async ({ page, servers }) => {
        await page.setViewportSize({ width, height: 900 });
        answer(servers);
        const getShifts = await observeLayoutShifts(page);
        await openWithSlot(page, PAGE, draw);
        await page.waitForLoadState('networkidle');
        if (label.startsWith('carbon')) {
          await page.locator('#carbonads, .carbonads').waitFor({ state: 'attached' });
        }
        await page.clock.runFor(6 * SECOND);
        expect(await getLabel(page)).toBe(label);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        expect(await getShifts()).toBe(0);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }
  }
});

test('the icon font is asked for when the page shows an icon', async ({ page, servers }) => {
  servers.fonts.respondWith('text/css', '.material-icons { letter-spacing: 7px }');
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  expect(servers.fonts.requests).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<span class="material-icons">star</span>');
  });
  await expect(page.locator('.material-icons')).toHaveCSS('letter-spacing', '7px');
  expect(servers.fonts.requests).toEqual(['GET /icon?family=Material+Icons']);
});
