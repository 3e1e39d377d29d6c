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
 * Until the element with the focus stays where it is: arrow keys scroll a page gently, and so may the focus.
 * A second at most, for what never stands still.
 */
export function waitForScrolling(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let framesAtRest = 0;
        let framesLeft = 60;
        let place = '';
        const look = () => {
          const { left = 0, top = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
          framesAtRest = place === `${left} ${top}` ? framesAtRest + 1 : 0;
          place = `${left} ${top}`;
          framesLeft -= 1;
          if (framesAtRest >= 2 || framesLeft === 0) setTimeout(resolve);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
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
