import type { Page } from '@playwright/test';

/** Until the page has laid itself out anew, what observes sizes included. */
function waitForLayout(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

/** Chromium's own text sizes, in px. */
const TEXT_SIZES = { standard: 16, fixed: 13 };

/**
 * Text of twice the size, as in the settings of the browser: media queries in em follow it, which they do
 * not where only the root's style has another size.
 *
 * @returns a function that takes it back
 */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const setSizes = async (factor: number) => {
    const fontSizes = {
      standard: TEXT_SIZES.standard * factor,
      fixed: TEXT_SIZES.fixed * factor,
    };
    await session.send('Page.setFontSizes', { fontSizes });
    await waitForLayout(page);
  };
  await setSizes(2);
  return async () => {
    await setSizes(1);
    await session.detach();
  };
}

/**
 * The spacing of WCAG 1.4.12: lines of 1.5, paragraphs of 2, letters of 0.12 and words of 0.16 times the
 * size of the text, where they are less.
 *
 * In each element's own attribute: an important rule of a stylesheet loses against important ones in
 * cascade layers, which the site has.
 *
 * @returns a function that takes the spacing back
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const changes = await page.evaluateHandle(() => {
    const isAtLeast = (value: string, pixels: number) => parseFloat(value) >= pixels;
    const wanted = [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
      const style = getComputedStyle(element);
      const size = parseFloat(style.fontSize);
      // `normal` is no number, and less than these in every font of ours.
      const values: (readonly [name: string, value: string])[] = [];
      if (!isAtLeast(style.lineHeight, size * 1.5)) values.push(['line-height', '1.5']);
      if (!isAtLeast(style.letterSpacing, size * 0.12)) values.push(['letter-spacing', '0.12em']);
      if (!isAtLeast(style.wordSpacing, size * 0.16)) values.push(['word-spacing', '0.16em']);
      if (element.localName === 'p' && !isAtLeast(style.marginBottom, size * 2)) {
        values.push(['margin-bottom', '2em']);
      }
      return values.length > 0 ? [{ element, values, before: element.getAttribute('style') }] : [];
    });
    for (const { element, values } of wanted) {
      for (const [name, value] of values) element.style.setProperty(name, value, 'important');
    }
    return wanted;
  });
  await waitForLayout(page);
  return async () => {
    await changes.evaluate((list) => {
      for (const { element, values, before } of list) {
        for (const [name] of values) element.style.removeProperty(name);
        // What an element had of its own stands in its attribute again; an empty one is told from none.
        const left = element.getAttribute('style');
        if (before === null && left === '') element.removeAttribute('style');
        if (before !== null && left !== before) element.style.cssText = before;
      }
    });
    await waitForLayout(page);
  };
}
