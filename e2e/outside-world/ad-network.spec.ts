import { openAtRest, waitForQuiet } from '../support/rest';
import { expect } from '../support/test';
import { DRAW, getAdEvents, getLabel, openWithSlot, waitForSlot } from './adSlot';
import { adScript, lookOnce, SECOND, SHOWN, test } from './adNetwork';
import { OTHER_PAGE, PAGE } from './deployment';

test.describe.configure({ mode: 'default' });

test('the script of the network shows its ad, and its display is reported after 2.5 s', async ({
  page,
  servers,
}) => {
  servers.script.respondWith('text/javascript', SHOWN);
  await openWithSlot(page, PAGE, DRAW.image);
  await lookOnce(page);
  await expect(page.locator('.Ad-root').getByRole('link')).toHaveText('Ad of the network');
  await expect.poll(() => getLabel(page)).toBe('carbon-body-top-image');
  await page.clock.runFor(2499);
  expect(await getAdEvents(page)).toEqual([]);
  await page.clock.runFor(1);
  await expect
    .poll(() => getAdEvents(page))
    .toEqual([['event', 'ad', { eventAction: 'display', eventLabel: 'carbon-body-top-image' }]]);
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
    await expect.poll(() => getLabel(page)).toBe('in-house-body-top-image');
  });

  test('is not there leads to an in-house ad', async ({ page, servers }) => {
    servers.script.respondWith('text/plain', 'Not found', 404);
    await openWithSlot(page, PAGE, DRAW.image);
    await page.clock.runFor(3 * SECOND);
    await expect.poll(() => getLabel(page)).toBe('in-house-body-top-image');
  });

  test('throws leads to an in-house ad', async ({ page, servers, expectProblem }) => {
    expectProblem('page error', 'The network is broken');
    servers.script.respondWith('text/javascript', "throw new Error('The network is broken')");
    await openWithSlot(page, PAGE, DRAW.image);
    await waitForQuiet(page);
    await page.clock.runFor(3 * SECOND);
    await expect.poll(() => getLabel(page)).toBe('in-house-body-top-image');
  });

  test('answers late takes the slot over', async ({ page, servers }) => {
    let release: () => void = () => undefined;
    servers.script.respond = (_, response) => {
      release = () => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SHOWN);
    };
    await openWithSlot(page, PAGE, DRAW.image);
    await page.clock.runFor(5 * SECOND);
    await expect.poll(() => getLabel(page)).toBe('in-house-body-top-image');
    release();
    await page.locator('#carbonads').waitFor({ state: 'attached' });
    await page.clock.runFor(500);
    await expect.poll(() => getLabel(page)).toBe('carbon-body-top-image');
    await expect(page.locator('.Ad-root')).toHaveText('Ad of the network');
  });

  test('links to the backers leads to an in-house ad', async ({ page, servers }) => {
    const script = adScript('https://docs.example/discover-more/backers/');
    servers.script.respondWith('text/javascript', script);
    await openWithSlot(page, PAGE, DRAW.image);
    await lookOnce(page);
    await expect.poll(() => getLabel(page)).toBe('in-house-carbon-body-top-image');
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
    await waitForQuiet(page);
    await page.clock.runFor(10 * SECOND);
    await expect(page.locator('.Ad-root')).toHaveText('');
    const crashed = { eventAction: 'crash', eventLabel: 'in-house-body-top-image' };
    await expect.poll(() => getAdEvents(page)).toEqual([['event', 'ad', crashed]]);
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
    await waitForQuiet(page);
    expect(await page.evaluate('typeof window.hasLateScriptRun')).toBe('undefined');
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
  // The address changes before the page does.
  await expect(page.getByRole('button', { name: /^Product: Joy UI/ })).toBeVisible();
  await waitForSlot(page);
  await lookOnce(page);
  await expect.poll(() => getLabel(page)).toBe('carbon-body-top-image');
  expect(servers.script.requests).toHaveLength(2);
  expect(servers.feed.requests).toEqual([]);
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('gets an empty slot, and nothing is asked for', async ({ page, servers }) => {
    await openAtRest(page, PAGE);
    await expect(page.locator('.description + .Ad-root')).toHaveText('');
    await expect(page.locator('.Ad-root > *')).toHaveCount(0);
    expect([...servers.script.requests, ...servers.feed.requests]).toEqual([]);
  });
});

test('the icon font is asked for when the page shows an icon', async ({ page, servers }) => {
  servers.fonts.respondWith('text/css', '.material-icons { letter-spacing: 7px }');
  await openAtRest(page, PAGE);
  expect(servers.fonts.requests).toEqual([]);
  await page.evaluate(() => {
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', '<span class="material-icons">star</span>');
  });
  await expect(page.locator('.material-icons')).toHaveCSS('letter-spacing', '7px');
  expect(servers.fonts.requests).toEqual(['GET /icon?family=Material+Icons']);
});
