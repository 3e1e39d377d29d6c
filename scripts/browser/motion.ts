import type { Frame, Page } from '@playwright/test';

/** Until all that moves has come to its end. What never ends is not waited for. */
export async function waitForMotion(page: Page | Frame): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}

/**
 * Until the colors stand still. A page follows the browser's color scheme by a script, so for a moment
 * nothing moves yet; and the frame of an edited demo follows the page.
 *
 * @param frames what of the page counts: its main frame, and frames that it shares its color mode with
 */
export async function waitForColors(frames: readonly Frame[]): Promise<void> {
  let mode: string | undefined;
  for (const frame of frames) {
    const settled = await frame.waitForFunction(
      (expected) => {
        const { theme, themeChoice } = document.documentElement.dataset;
        if (theme === undefined) return 'none';
        const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
        const wanted = expected ?? (themeChoice === 'system' ? system : theme);
        return theme === wanted && theme;
      },
      mode,
      // Some tests stop the clock of the page, and its frames with it.
      { polling: 50 },
    );
    const shown = await settled.jsonValue();
    if (shown !== 'none') mode ??= String(shown);
    await waitForMotion(frame);
  }
}
