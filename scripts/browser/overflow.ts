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
    const isHeld = (element: Element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width: own } = element.getBoundingClientRect();
      const beyond = document.dir === 'rtl' || document.body.dir === 'rtl' ? -left : right - width;
      // Of a chain of boxes that are equally wide the innermost is where to look.
      if (own > 0 && beyond > 0 && beyond >= farthest && !isHeld(element)) {
        farthest = beyond;
        culprit = element;
      }
    }
    return { width, culprit: culprit.outerHTML.slice(0, 160) };
  });
  return [`wider than a window of ${width} px by ${overflow} px: ${culprit}`];
}

/** Articles out of which something hangs by more than a gutter, over the table of contents for one: a line for each. */
export function findOverhang(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main article')].flatMap((article) => {
      const column = article.getBoundingClientRect();
      const beyond = article.scrollWidth - article.clientWidth;
      // Rows of Infima reach a gutter over their column, with nothing in it.
      const gutter = parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (beyond <= gutter + 1) return [];
      const culprit = [...article.querySelectorAll('*')].find((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < column.left - gutter - 1 || right > column.right + gutter + 1;
      });
      return [
        `hangs out of its column by ${beyond} px: ${(culprit ?? article).outerHTML.slice(0, 160)}`,
      ];
    }),
  );
}
