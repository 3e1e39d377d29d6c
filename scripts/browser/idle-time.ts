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
        let isOver = false;
        requestIdleCallback(() => {
          isOver = true;
          resolve(true);
        });
        const draw = () => {
          if (!isOver) requestAnimationFrame(draw);
        };
        draw();
      }),
  );
}
