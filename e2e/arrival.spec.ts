import path from 'node:path';
import { createHandler } from '../scripts/server/create-handler';
import { LoopbackServer } from './outside-world/LoopbackServer';
import { readBuilt } from './support/builtFiles';
import { expect, test as base } from './support/test';

const PAGE = '/material-ui/react-button/';

/** Where the page is cut: within the words of what can be done with it, and after each of them. */
const CUTS = ['page as Markdown', '</button><a', 'as Markdown</a>', '</a></div></div>'];

function cutPage(): string[] {
  const html = readBuilt(`${PAGE}index.html`);
  const start = html.indexOf('class=page-actions');
  const ends = CUTS.map((cut) => html.indexOf(cut, start));
  return [0, ...ends].map((end, index) => html.slice(end, ends[index]));
}

/** The built site, whose page comes in pieces: the first when it is asked for. */
class SlowSite extends LoopbackServer {
  private readonly pieces = cutPage();
  private readonly serveFile = createHandler(path.resolve('build'));
  private send: () => void = () => undefined;

  /** Sends the next piece; nothing before the page is asked for, nor when all of it has come. */
  sendNext(): void {
    this.send();
  }

  get isComplete(): boolean {
    return this.pieces.length === 0;
  }

  override respond: LoopbackServer['respond'] = (request, response) => {
    if (request.url !== PAGE) {
      void this.serveFile(request, response);
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    this.send = () => {
      const piece = this.pieces.shift() ?? '';
      if (this.isComplete) response.end(piece);
      else response.write(piece);
    };
    this.send();
  };
}

const test = base.extend<{ readonly site: SlowSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern as first parameter
  site: async ({}, use) => {
    const site = new SlowSite();
    await site.start();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
});

test('nothing moves on a page that is painted while it arrives, word by word', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const moved: unknown[] = [];
    Object.assign(window, { moved });
    type Shift = PerformanceEntry & { readonly sources: readonly { readonly node: Node | null }[] };
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as Shift[];
      moved.push(...shifts.flatMap(({ sources }) => sources.map(({ node }) => node?.textContent)));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  const actions = page.locator('.page-actions');
  await actions.waitFor({ state: 'attached' });
  while (!site.isComplete) {
    // The second picture has all that has come.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)));
        }),
    );
    site.sendNext();
  }
  await expect(actions.getByRole('link')).toBeVisible();
  await page.waitForLoadState();
  expect(await page.evaluate(() => (window as Window & { moved?: unknown[] }).moved)).toEqual([]);
});
