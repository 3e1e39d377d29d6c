import type { Page } from '@playwright/test';

/** Until all that moves has come to its end. What never ends is not waited for. */
export async function waitForMotion(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
