import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that has come to rest: what says 'Copied' for a second goes on saying it,
 * however long the test takes to look. `page.clock.runFor` lets time pass, `page.clock.resume` starts
 * it again. React goes on rendering: it took its timers before.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  // Time can be stopped in the future only.
  await page.clock.pauseAt(Date.now() + 1000);
}
