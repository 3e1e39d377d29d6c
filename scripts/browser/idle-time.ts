import type { Page } from '@playwright/test';

/**
 * Waits until the browser has time to spare, however long it is busy before. It draws frames meanwhile:
 * after the size of a window was set from outside, Chromium gives idle time to a page that draws, and to one
 * at rest it may give none until somebody turns to it.
 */
export async function waitForIdleTime(page: Page): Promise<void> {
  // Asked anew after a reload, unlike `evaluate`.
  await page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        // No function with a name: tsx marks those with a helper that the page does not have.
        const drawing = setInterval(() => requestAnimationFrame(() => undefined), 20);
        requestIdleCallback(() => {
          clearInterval(drawing);
          resolve(true);
        });
      }),
  );
}
