import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { collectRequests } from '../support/collectRequests';
import { bringToLife } from '../support/demos';
import type { ProblemKind } from '../support/problems';
import { openAtRest, reloadToRest, waitForQuiet, waitForRest } from '../support/rest';
import { openSettings } from '../support/settings';
import { expect } from '../support/test';
import { FAR_PAGE, getText, NEAR_PAGE, PAGE, test } from './releases';

test.describe.configure({ mode: 'default' });

const MARK = 'The reader has not left this page.';

/** Marks the page that runs: another load loses it. */
const mark = (page: Page) => page.evaluate((text) => Object.assign(window, { mark: text }), MARK);
const getMark = (page: Page) => page.evaluate('window.mark');

/** Counts how often a page is loaded from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => {
    count += 1;
  });
  return () => count;
}

const getKeptPages = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('docs-offline-pages-/');
    return (await cache.keys()).map(({ url }) => `${new URL(url).pathname}/`);
  });

/** Opens a page, and waits until the worker has it at hand. */
async function openControlled(page: Page, pathname: string): Promise<void> {
  await page.goto(pathname);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(() => getKeptPages(page)).toContain(pathname);
  // Its scripts come late: what is on its way when the network goes is nobody's fault.
  await waitForRest(page);
}

/** Follows a link as a reader does, wherever on the page it stands. */
const follow = (page: Page, pathname: string) =>
  page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
    if (!link) throw new Error(`There is no link to ${href}`);
    link.click();
  }, pathname);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectRelease = (page: Page, release: Parameters<typeof getText>[0]) =>
  expect(page.getByText(getText(release), { exact: true })).toBeVisible();

/** Has the browser look for a new worker, as it does by itself when a page is loaded. */
const lookForUpdate = (page: Page) =>
  page.evaluate(() => {
    // The page may be loaded again before an answer could come back.
    void navigator.serviceWorker.ready.then((registration) => registration.update());
  });

/** A host's answer for a file that is gone. */
function expectMissing(expectProblem: (kind: ProblemKind, pattern: string) => void): void {
  expectProblem('failed request', '404 ');
  expectProblem('console error', 'Refused to execute script');
}

test('the worker is registered on the production host only', async ({ page, host }) => {
  const { paths } = collectRequests(page);
  await openAtRest(page, `${host.otherUrl}${PAGE}`);
  await bringToLife(page, 'BasicButtons');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  expect(paths().filter((requested) => requested.includes('sw.js'))).toEqual([]);
});

test('what was seen can be read offline, and the rest says what can', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem('failed request', /ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await openControlled(page, PAGE);
  await mark(page);
  await bringToLife(page, 'BasicButtons');
  await follow(page, NEAR_PAGE);
  await expect(heading(page)).toHaveText('Installation');
  await expect.poll(() => getKeptPages(page)).toContain(NEAR_PAGE);
  // The first installation loads nothing again.
  expect(await getMark(page)).toBe(MARK);

  await context.setOffline(true);
  await follow(page, PAGE);
  await expect(heading(page)).toHaveText('Button');
  expect(await getMark(page)).toBe(MARK);
  await page.reload();
  await (await bringToLife(page, 'BasicButtons')).getByRole('textbox').fill('Ada');
  // It was never loaded, only fetched into the page before.
  await page.goto(`${NEAR_PAGE}?q=1#basics`);
  await expect(heading(page)).toHaveText('Installation');
  await page.getByRole('button', { name: /^Product:/ }).click();
  await page.keyboard.press('Escape');

  await page.goto(FAR_PAGE);
  await expect(heading(page)).toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe(FAR_PAGE);
  const list = page.getByRole('list');
  await expect(list.getByRole('link')).toHaveText([
    'Page getting-started/installation - Material UI',
    'Page react-button - Material UI',
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // In the page itself: axe's page of its own, when it closes, says `online` to this one.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(heading(page)).toHaveText('Installation');
  await page.goForward();
  await expect(heading(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(heading(page)).toHaveText('Button');
  expect(new URL(page.url()).pathname).toBe(FAR_PAGE);
});

test('a page that lost a file is not shown in pieces', async ({ page, context, expectProblem }) => {
  expectProblem('failed request', 'ERR_INTERNET_DISCONNECTED');
  await openControlled(page, PAGE);
  await page.evaluate(async () => {
    const cache = await caches.open('docs-offline-assets-/');
    const style = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    if (!style || !(await cache.delete(style.href))) throw new Error('The style was not kept');
  });
  await context.setOffline(true);
  await page.reload();
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByRole('list')).toHaveCount(0);
});

test('requests to others pass untouched', async ({ page, context, host }) => {
  const requested: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) requested.push(new URL(request.url()).origin);
  });
  // As in a deployment with services of others: the page's policy lets one of them in.
  const file = path.join(host.folder, PAGE, 'index.html');
  const html = fs.readFileSync(file, 'utf8');
  expect(html).toContain("img-src 'self'");
  fs.writeFileSync(file, html.replace(/(?:default|img)-src 'self'/g, `$& ${host.otherUrl}`));
  await openControlled(page, PAGE);
  await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    await fetch(address, { mode: 'no-cors' });
  }, `${host.otherUrl}/img/favicon.svg`);
  await page.goto(FAR_PAGE);
  await expect.poll(() => getKeptPages(page)).toContain(FAR_PAGE);
  expect([...new Set(requested)]).toEqual([host.url]);
});

test('what is kept has its limits', async ({ page, host }) => {
  const worker = path.join(host.folder, 'sw.js');
  const code = fs.readFileSync(worker, 'utf8');
  expect(code).toContain('"maxPages":60');
  fs.writeFileSync(worker, code.replace('"maxPages":60', '"maxPages":1'));
  await openControlled(page, PAGE);
  await page.goto(FAR_PAGE);
  await expect.poll(() => getKeptPages(page)).toEqual([FAR_PAGE]);
});

test('short of space, the site goes on from the network', async ({ page, context, host }) => {
  await openControlled(page, PAGE);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1 });
  await page.goto(FAR_PAGE);
  await expect(page.getByRole('button', { name: /^Product: Joy UI/ })).toBeVisible();
  await page.goto(PAGE);
  await bringToLife(page, 'BasicButtons');
  await expect.poll(() => getKeptPages(page)).toEqual([]);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url });
  await page.goto(FAR_PAGE);
  await expect.poll(() => getKeptPages(page)).toEqual([FAR_PAGE]);
});

test.describe('when a second release is published under an open page', () => {
  test('a page that is not in use is loaded again, once', async ({ page, host }) => {
    await openControlled(page, PAGE);
    const getCount = countLoads(page);
    host.publish('second');
    await lookForUpdate(page);
    await expectRelease(page, 'second');
    await waitForRest(page);
    await lookForUpdate(page);
    await waitForRest(page);
    expect(getCount()).toBe(1);
  });

  test('a page that is in use waits for the next one', async ({ page, host }) => {
    await openControlled(page, PAGE);
    const field = (await bringToLife(page, 'BasicButtons')).getByRole('textbox');
    await field.pressSequentially('Ada');
    const taken = page.evaluate(
      () =>
        new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        ),
    );
    // Else Docusaurus, which asks for the next page's code, might meet a 404 before that page is loaded.
    host.publish('second', { keepsFiles: true });
    await mark(page);
    await lookForUpdate(page);
    await taken;
    await waitForRest(page);
    expect(await getMark(page)).toBe(MARK);
    await expect(field).toHaveValue('Ada');
    const getCount = countLoads(page);
    await follow(page, NEAR_PAGE);
    await page.waitForFunction(() => !('mark' in window));
    await expect(heading(page)).toHaveText('Installation');
    await waitForRest(page);
    expect(getCount()).toBe(1);
    await follow(page, PAGE);
    await expectRelease(page, 'second');
    expect(getCount()).toBe(1);
  });

  test('code of the first that was not loaded yet leads to the second', async ({
    page,
    host,
    expectProblem,
  }) => {
    expectMissing(expectProblem);
    await openControlled(page, NEAR_PAGE);
    host.publish('second');
    const getCount = countLoads(page);
    await follow(page, PAGE);
    await expectRelease(page, 'second');
    await bringToLife(page, 'BasicButtons');
    await waitForRest(page);
    expect(getCount()).toBe(1);
  });
});

// The browser is watched as little as can be: see `PlainPage`.
test.describe('a reload while a release takes the place of another', () => {
  const DEMO = '.demo[id="BasicButtons"]';
  const getField = `document.querySelector('${DEMO} input')`;
  const update = 'navigator.serviceWorker.ready.then((registration) => registration.update())';
  /** Waits until the browser has a worker in a state besides the one that serves the page. */
  const waitForWorker = (state: 'installing' | 'installed') => `new Promise((resolve) => {
    void navigator.serviceWorker.ready.then((registration) => {
      const look = () => {
        const worker = registration.installing ?? registration.waiting;
        if (worker?.state === '${state}') resolve();
        else worker?.addEventListener('statechange', look);
      };
      registration.addEventListener('updatefound', look);
      look();
      void registration.update();
    });
  })`;
  const waitForTakeover = `new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    void ${update};
  })`;
  const points = {
    'before the browser knows': '0',
    'while it looks': `void ${update}`,
    'while the new worker installs': waitForWorker('installing'),
    'when it is installed': waitForWorker('installed'),
    'when it has taken over': waitForTakeover,
  };
  const isKept = `(async () => {
    const cache = await caches.open('docs-offline-pages-/');
    const isAlive = document.querySelector('${DEMO} [data-demo-state="live"]') !== null;
    return isAlive && (await cache.keys()).length > 0 && navigator.serviceWorker.controller !== null;
  })()`;
  interface State {
    readonly isBefore: boolean;
    readonly isAlive: boolean;
    readonly text: string;
    readonly description: string;
  }
  // All at once: where the worker takes over just then, the page is loaded again.
  const readState = `(() => {
    const demo = document.querySelector('${DEMO}');
    demo?.scrollIntoView();
    return {
      isBefore: window.mark === true,
      isAlive: demo?.querySelector('[data-demo-state="live"]') != null,
      text: document.querySelector('article')?.textContent ?? '',
      description: demo?.querySelector('input')?.getAttribute('aria-description') ?? '',
    };
  })()`;

  for (const [name, reach] of Object.entries(points)) {
    test(`${name} shows one of them, whole`, async ({ plainPage, host }) => {
      const { evaluate } = plainPage;
      /** What the page is, as soon as it is the one that is asked for. */
      const findState = async (isFound: (state: State) => boolean): Promise<State> => {
        let state: State | undefined;
        await expect(async () => {
          const next = await evaluate<State>(readState);
          expect(isFound(next), JSON.stringify({ ...next, text: undefined })).toBe(true);
          state = next;
        }).toPass();
        if (!state) throw new Error('There was no state.');
        return state;
      };
      const expectWhole = ({ text, description }: State) => {
        // The code of the demo is of the same release as the text around it.
        expect([getText('first'), getText('second')]).toContain(description);
        expect(text).toContain(description);
      };
      await plainPage.goto(PAGE);
      await findState(({ isAlive }) => isAlive);
      await expect.poll(() => evaluate(isKept)).toBe(true);
      // Typed text: the page does not load itself anew, the reader does.
      await evaluate(`window.mark = true; ${getField}.focus()`);
      await plainPage.type('Ada');
      expect(await evaluate(`${getField}.value`)).toBe('Ada');

      host.publish('second');
      await evaluate(reach);
      await plainPage.reload();
      expectWhole(await findState(({ isBefore, isAlive }) => !isBefore && isAlive));
      await expect(async () => evaluate(`void ${update}`)).toPass();
      const isSecond = ({ text, isAlive }: State) => isAlive && text.includes(getText('second'));
      expectWhole(await findState(isSecond));
      expect(plainPage.errors).toEqual([]);
    });
  }
});

test.describe('without a worker', () => {
  test.use({
    baseURL: async ({ host }, use) => {
      host.publish('first');
      await use(host.otherUrl);
    },
  });

  test('a part that is gone with its release brings the page of the next, once', async ({
    page,
    host,
    expectProblem,
  }) => {
    expectMissing(expectProblem);
    await openAtRest(page, PAGE);
    const getCount = countLoads(page);
    host.publish('second');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expectRelease(page, 'second');
    await waitForRest(page);
    expect(getCount()).toBe(1);
    await openSettings(page);
    expect(getCount()).toBe(1);
  });

  test('a page older than all that the host has is loaded again, once', async ({
    page,
    host,
    expectProblem,
  }) => {
    expectMissing(expectProblem);
    host.publish('second');
    const body = host.readHtml('first', PAGE);
    let count = 0;
    await page.route(`**${PAGE}`, (route) => {
      count += 1;
      return route.fulfill({ contentType: 'text/html', body });
    });
    await page.goto(PAGE);
    await expect.poll(() => count).toBe(2);
    // Nothing brings it to life.
    await waitForQuiet(page);
    expect(count).toBe(2);
    await page.unrouteAll();
    await page.reload();
    await expectRelease(page, 'second');
    await bringToLife(page, 'BasicButtons');
  });

  test('typed text stays, and the part says that it did not come', async ({
    page,
    host,
    expectProblem,
  }) => {
    expectMissing(expectProblem);
    await openAtRest(page, PAGE);
    const field = (await bringToLife(page, 'BasicButtons')).getByRole('textbox');
    await field.fill('Ada');
    host.publish('second');
    await mark(page);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.keyboard.press('?');
    await waitForRest(page);
    expect(await getMark(page)).toBe(MARK);
    await expect(field).toHaveValue('Ada');
  });

  test('a part that is missing in the same release is no reason to load the page again', async ({
    page,
    host,
    expectProblem,
  }) => {
    expectMissing(expectProblem);
    await openAtRest(page, NEAR_PAGE);
    await mark(page);
    const scripts = path.join(host.folder, 'assets/js');
    const demo = fs
      .readdirSync(scripts)
      .filter((file) =>
        fs.readFileSync(path.join(scripts, file), 'utf8').includes('aria-description'),
      );
    for (const file of demo) fs.rmSync(path.join(scripts, file));
    await follow(page, PAGE);
    const note = page.getByRole('alert');
    await expect(note).toContainText('The code of this demo could not be loaded.');
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toContainText('The code of this demo could not be loaded.');
    await waitForRest(page);
    expect(await getMark(page)).toBe(MARK);
  });
});

test('switched off, the worker removes itself and all that it kept', async ({ page, host }) => {
  await openControlled(page, PAGE);
  host.publish('off');
  await lookForUpdate(page);
  await expectRelease(page, 'off');
  await expect
    .poll(() =>
      page.evaluate(async () => [
        await caches.keys(),
        (await navigator.serviceWorker.getRegistrations()).length,
      ]),
    )
    .toEqual([[], 0]);
  await reloadToRest(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
