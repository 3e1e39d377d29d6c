import type { BrowserContext, Page } from '@playwright/test';
import { forgetTraffic } from './rest';
import { test as base } from './test';

export { expect } from '@playwright/test';

/** Something small of the site's own origin: its process stays, which a blank page would end. */
const BETWEEN_TESTS = '/robots.txt';

const DEFAULT_MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;

/** What tests listen to. */
const HEARD = [
  ...['console', 'dialog', 'download', 'filechooser', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response', 'websocket', 'worker'],
];

/** Has a page forget, at the end of a test, the scripts that the test began its documents with. */
function trackInitScripts(page: Page): () => Promise<void> {
  const added: { dispose(): Promise<void> }[] = [];
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...rest: Parameters<Page['addInitScript']>) => {
    const script = await addInitScript(...rest);
    added.push(script);
    return script;
  };
  return async () => {
    page.addInitScript = addInitScript;
    await Promise.all(added.map((script) => script.dispose()));
  };
}

/** Tells, at the end of a test, whether it took the clock of the page: a context never gives it back. */
function watchClock({ clock }: Page): () => boolean {
  const install = clock.install.bind(clock);
  let isTaken = false;
  clock.install = (options) => {
    isTaken = true;
    return install(options);
  };
  return () => {
    clock.install = install;
    return isTaken;
  };
}

/** Leaves a page as a test found it. The browser's HTTP cache is kept. */
async function clean(page: Page): Promise<void> {
  const context = page.context();
  await Promise.all(context.pages().map((one) => (one === page ? undefined : one.close())));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.goto(BETWEEN_TESTS);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  // Not all: Playwright itself waits for the end of a page.
  for (const event of HEARD) page.removeAllListeners(event);
  forgetTraffic(page);
}

/** The context that tests share, which begins anew after a test that changed it for good. */
class SharedContext {
  private context: BrowserContext | null = null;

  constructor(private readonly create: () => Promise<BrowserContext>) {}

  /** Only in a test that uses the usual options: a context has those of the test that makes it. */
  async get(): Promise<BrowserContext> {
    this.context ??= await this.create();
    return this.context;
  }

  is(context: BrowserContext): boolean {
    return this.context === context;
  }

  async end(): Promise<void> {
    await this.context?.close();
    this.context = null;
  }
}

/**
 * `test` for what does not depend on a reader's first visit: tests of one worker get the same page, one
 * after the other. In a page of its own each starts a process, and a page of text takes about twice as
 * much of the processor. What depends on caches, service workers, or on how a page comes, needs `test.ts`; so does what
 * changes the browser by its protocol, as larger text does, and does not take it back.
 *
 * A test whose `test.use` says more than a viewport gets a page of its own here too.
 */
export const test = base.extend<object, { readonly shared: SharedContext }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { viewport } = project.use;
      // A service worker would outlive its test.
      const shared = new SharedContext(() =>
        browser.newContext({ viewport, serviceWorkers: 'block' }),
      );
      await use(shared);
      await shared.end();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, shared, javaScriptEnabled, locale, permissions, timezoneId, userAgent },
    use,
    { project },
  ) => {
    const asked = [javaScriptEnabled, locale, permissions, timezoneId, userAgent];
    const usual = [true, 'en-US', undefined, undefined, project.use.userAgent];
    if (asked.every((value, index) => value === usual[index])) {
      await use(await shared.get());
      return;
    }
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, shared, viewport }, use, testInfo) => {
    if (!shared.is(context)) {
      await use(await context.newPage());
      return;
    }
    const page = context.pages()[0] ?? (await context.newPage());
    const removeInitScripts = trackInitScripts(page);
    const hasTakenClock = watchClock(page);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia(DEFAULT_MEDIA);
    await page.mouse.move(0, 0);
    await use(page);
    // It is looked at then, and another worker goes on.
    if (testInfo.status !== testInfo.expectedStatus) return;
    if (hasTakenClock()) {
      await shared.end();
    } else {
      await removeInitScripts();
      await clean(page);
    }
  },
});
