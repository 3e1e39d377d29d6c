import type { Browser, Page } from '@playwright/test';
import { getMedian } from './median';

/** What it takes to go from one page to another by a link in the navigation; a median. */
export interface NavigationCost {
  /** From the click to the frame that shows the other page's heading, in ms. */
  readonly milliseconds: number;
  /** Whether the browser loaded a document for it, each time. */
  readonly loadsDocuments: boolean;
}

const VIEWPORT = { width: 1280, height: 900 };
const NAVIGATION = ':is(nav, aside)';

/** Clicks that are measured; one before them fills the caches of the server. */
const CLICKS = 10;

const TIMEOUT_MS = 30_000;

/** Begins the line in which the page tells its time. The console outlives the document. */
const MARK = 'bench-navigation ';

/**
 * Source of a script for every document, so that a heading is found in the next document too. It runs
 * from the click on, whose time it keeps for the tab, and waits for another heading in each frame.
 */
const WATCH_SCRIPT = `
  (() => {
    const now = () => performance.timeOrigin + performance.now();
    const read = () => {
      const heading = document.querySelector('h1');
      return heading && heading.getClientRects().length > 0 ? heading.textContent : '';
    };
    const look = () => {
      const text = read();
      if (!text || text === sessionStorage.getItem('bench-heading')) {
        requestAnimationFrame(look);
        return;
      }
      // The frame is painted after its callbacks, and before this.
      setTimeout(() => {
        console.debug('${MARK}' + (now() - Number(sessionStorage.getItem('bench-start'))));
      });
    };
    if (sessionStorage.getItem('bench-start')) requestAnimationFrame(look);
    addEventListener('click', () => {
      sessionStorage.setItem('bench-heading', read());
      sessionStorage.setItem('bench-start', String(now()));
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  })();
`;

/** Addresses, as the page writes them, of visible links of the navigation to pages beside this one. */
async function findLinks(page: Page): Promise<string[]> {
  const hrefs = await page.locator(`${NAVIGATION} a[href]:visible`).evaluateAll((links) =>
    links.flatMap((link) => {
      const { pathname, origin, hash } = new URL((link as HTMLAnchorElement).href);
      const folder = location.pathname.replace(/[^/]*\/?$/, '');
      const isBeside = origin === location.origin && !hash && pathname.startsWith(folder);
      const isOther = pathname !== location.pathname && pathname !== folder;
      return isBeside && isOther ? [link.getAttribute('href') ?? ''] : [];
    }),
  );
  return [...new Set(hrefs)].slice(0, CLICKS);
}

interface Visit {
  readonly url: string;
  readonly slowdown: number;
}

async function openPage(browser: Browser, { url, slowdown }: Visit): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(WATCH_SCRIPT);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
}

/** Milliseconds from the click to the other heading. Rejects after TIMEOUT_MS. */
async function waitForTime(page: Page): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (candidate) => candidate.text().startsWith(MARK),
    timeout: TIMEOUT_MS,
  });
  return Number(message.text().slice(MARK.length));
}

async function clickOnce(browser: Browser, url: string, slowdown: number, href: string) {
  const page = await openPage(browser, { url, slowdown });
  try {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    });
    const link = page.locator(`${NAVIGATION} a[href="${href}"]:visible`).first();
    const [milliseconds] = await Promise.all([waitForTime(page), link.click()]).catch(
      (cause: unknown) => {
        const seconds = TIMEOUT_MS / 1000;
        throw new Error(`${url}: no other heading ${seconds} s after a click on ${href}.`, {
          cause,
        });
      },
    );
    return { milliseconds, documents };
  } finally {
    await page.context().close();
  }
}

/**
 * Clicks links to pages in the same folder, each from a fresh browser context with an empty cache.
 *
 * @param slowdown how many times slower the processor is made; 1 for none
 * @throws Error if the page has no such link
 */
export async function measureNavigation(
  browser: Browser,
  url: string,
  slowdown: number,
): Promise<NavigationCost> {
  const page = await openPage(browser, { url, slowdown: 1 });
  const links = await findLinks(page);
  await page.context().close();
  const [first] = links;
  if (first === undefined) {
    throw new Error(`${url} has no visible link in a nav or aside to a page in the same folder.`);
  }
  await clickOnce(browser, url, slowdown, first);
  const clicks: Awaited<ReturnType<typeof clickOnce>>[] = [];
  for (let index = 0; index < CLICKS; index += 1) {
    const href = links[index % links.length] ?? first;
    clicks.push(await clickOnce(browser, url, slowdown, href));
  }
  return {
    milliseconds: getMedian(clicks.map(({ milliseconds }) => milliseconds)),
    loadsDocuments: clicks.every(({ documents }) => documents > 0),
  };
}
