import type { Page } from '@playwright/test';

/** Runs in the page. */
function listNarrowText(): string[] {
  /** Times the size of the text: about six letters, less than most words have. */
  const MIN_WIDTH = 3;

  const findBlock = (element: Element): Element => {
    let block = element;
    while (block.parentElement && /^(inline|contents)$/.test(getComputedStyle(block).display)) {
      block = block.parentElement;
    }
    return block;
  };
  /** For screen readers alone, or folded away. */
  const isHidden = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clip, clipPath, overflowX, display } = getComputedStyle(box);
      if (clip !== 'auto' || clipPath !== 'none') return true;
      if (display === 'inline' || display === 'contents' || overflowX === 'visible') continue;
      if (box.clientWidth <= 2 || box.clientHeight <= 2) return true;
    }
    return false;
  };

  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    const content = text.textContent?.trim() ?? '';
    if (!parent || content === '') continue;
    if (parent.closest('.demo__island, [inert], svg, script, style, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const least = MIN_WIDTH * parseFloat(getComputedStyle(parent).fontSize);
    const block = findBlock(parent);
    const { paddingLeft, paddingRight } = getComputedStyle(block);
    const width = block.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (width >= least) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    // In one line: a word that finds no room hangs out, a longer text is broken to pieces.
    const length = [...range.getClientRects()].reduce((sum, line) => sum + line.width, 0);
    if (length <= least || length <= width + 1 || isHidden(parent)) continue;
    found.push(
      `in a column of ${Math.round(width)} px: "${content.slice(0, 60)}" in ${block.outerHTML.slice(0, 120)}`,
    );
  }
  return found;
}

/**
 * Text that stands in a column of a few letters though it is longer, a line for each piece. What a demo
 * shows is left to its library.
 */
export function findNarrowText(page: Page): Promise<string[]> {
  return page.evaluate(listNarrowText);
}
