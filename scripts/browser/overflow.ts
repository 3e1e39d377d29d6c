import type { Page } from '@playwright/test';

/** How far a page is wider than its window, in CSS pixels; 0 where nothing has to be scrolled sideways. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Sideways scrolling as a finding: a line that names the widest element, or nothing. */
export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await measureOverflow(page);
  if (overflow === 0) return [];
  const { width, culprit } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    let culprit = document.body;
    let farthest = 0;
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right } = element.getBoundingClientRect();
      const beyond = Math.max(right - width, -left);
      // Of a chain of boxes that are equally wide the innermost is where to look.
      if (beyond > 0 && beyond >= farthest && element.checkVisibility()) {
        farthest = beyond;
        culprit = element;
      }
    }
    return { width, culprit: culprit.outerHTML.slice(0, 160) };
  });
  return [`wider than a window of ${width} px by ${overflow} px: ${culprit}`];
}
