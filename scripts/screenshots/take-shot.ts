import type { Browser, BrowserContext, Page } from '@playwright/test';
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

/** Waits for the pictures of the page, those that never come excepted. */
async function waitForImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images].filter(({ src, complete }) => src && !complete);
    await Promise.all(
      images.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          }),
      ),
    );
  });
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
  }
}

/** Goes back up; what sticks to the window has to be drawn there anew, or the picture can lack it. */
async function returnToTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
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
    const response = await page.goto(`${origin}${shot.page}`, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: DRAWN_WHOLE });
    await readDown(page, maxHeight);
    await page.waitForLoadState('networkidle');
    await waitForImages(page);
    await returnToTop(page);
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    const image = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: 0, width: shot.width, height: Math.min(pageHeight, maxHeight) },
    });
    return { image, status: response?.status() ?? 0 };
  } finally {
    await context.close();
  }
}
