import type { Page } from '@playwright/test';

/**
 * Has the browser hand its file choosers to the test instead of opening them. To be called before the
 * page is opened: waiting for a chooser asks the browser for it too, but does not wait until it is set
 * up, so a key that follows at once opened the real one, which a browser without a window cancels.
 */
export function interceptFileChoosers(page: Page): void {
  page.on('filechooser', () => {});
}
