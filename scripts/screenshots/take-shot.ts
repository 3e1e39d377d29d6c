import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openAtRest } from '../../e2e/support/rest';
import { THEME_STORAGE_KEY } from '../../src/theming/themeStorage';
import type { Shot } from './plan';

/** Height of the window in CSS pixels; what is fixed or as high as the window depends on it. */
const WINDOW_HEIGHT = 900;

/** What a picture is taken of. */
export interface ShotTarget {
  /** Address of the site without a trailing slash. */
  readonly origin: string;
  /** A picture ends here, in CSS pixels. */
  readonly maxHeight: number;
}

/** A window in the shot's size and color mode in which nothing moves and nothing leaves `origin`. */
async function openContext(browser: Browser, shot: Shot, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: WINDOW_HEIGHT },
    colorScheme: shot.look === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  return context;
}

/** What browsers leave out far from the screen (`content-visibility`) would be blank in the picture. */
const DRAWN_WHOLE = '* { content-visibility: visible !important }';

/** How long one thing is waited for at most, in milliseconds: some images and demos never come. */
const PATIENCE = 5000;

/**
 * Waits for the pictures of the page. They no longer wait to come near: one far below the picture's end
 * never would, and never be complete.
 */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate((patience) => {
    const images = [...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode().catch(() => {});
    });
    return Promise.race([
      Promise.all(images),
      new Promise((resolve) => setTimeout(resolve, patience)),
    ]);
  }, PATIENCE);
}

/** Waits until the demos in the window live: only then they follow the reading direction. */
async function waitForDemos(page: Page): Promise<void> {
  const haveStarted = () => {
    const waiting = ':not([data-demo-state]), [data-demo-state="waiting"], [data-demo-state="loading"]';
    return [...document.querySelectorAll(`.demo__island:is(${waiting})`)].every((island) => {
      const { top, bottom } = island.getBoundingClientRect();
      if (bottom <= 0 || top >= window.innerHeight || !island.checkVisibility()) return true;
      // Playgrounds wait for a pointer.
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      return false;
    });
  };
  await page.waitForFunction(haveStarted, undefined, { timeout: PATIENCE }).catch(() => {});
}

/** Goes down to `maxHeight`, so that what waits to come near is there. */
async function readDown(page: Page, maxHeight: number): Promise<void> {
  const height = Math.min(
    maxHeight,
    await page.evaluate(() => document.documentElement.scrollHeight),
  );
  for (let top = 0; top < height; top += WINDOW_HEIGHT) {
    await page.evaluate((y) => {
      window.scrollTo(0, y);
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, top);
    await waitForDemos(page);
  }
}

/** Goes back to the top, as a reader finds the page. */
async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Ends what the page's own code does. For a picture higher than the window the browser makes the window
 * a single pixel for a moment: code that follows its size would take the sidebar away, and come too late
 * with a new one.
 */
async function stopCode(page: Page): Promise<void> {
  // Rules for pages without scripts would begin to hold.
  await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes('scripting')) {
        rule.media.mediaText = matchMedia(rule.conditionText).matches ? 'all' : 'not all';
      }
    }
  });
  // And what is for such pages would be shown.
  await page.addStyleTag({ content: 'noscript { display: none !important }' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/**
 * Takes one picture of a page, from its top down to `maxHeight`.
 *
 * @returns the picture (PNG) and the status that the page answered with
 */
export async function takeShot(
  browser: Browser,
  shot: Shot,
  { origin, maxHeight }: ShotTarget,
): Promise<{ readonly image: Buffer; readonly status: number }> {
  const context = await openContext(browser, shot, origin);
  try {
    const page = await context.newPage();
    if (shot.look === 'rtl') {
      // As a reader has it who chose it in the settings: page, styles and demos follow.
      await page.addInitScript(
        ([key, choice]) => localStorage.setItem(key, choice),
        [THEME_STORAGE_KEY, JSON.stringify({ direction: 'rtl' })] as const,
      );
    }
    const response = await openAtRest(page, `${origin}${shot.page}`);
    await page.addStyleTag({ content: DRAWN_WHOLE });
    await readDown(page, maxHeight);
    await waitForImages(page);
    await returnToTop(page);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    await stopCode(page);
    const image = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width: shot.width, height: Math.min(pageHeight, maxHeight) },
    });
    return { image, status: response?.status() ?? 0 };
  } finally {
    await context.close();
  }
}
