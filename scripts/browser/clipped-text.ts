import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Text that is cut off as the page comes, by design: an ellipsis, a slide that is out of sight. */
    knownClippedText?: WeakSet<Text>;
  }
}

/**
 * Runs in the page. Text counts as cut off where a part of its line boxes lies outside of an ancestor that
 * hides what overflows it, and nobody can scroll there.
 */
function listClippedText(isBaseline: boolean): string[] {
  interface Clip {
    readonly hidesX: boolean;
    readonly hidesY: boolean;
    readonly scrollsX: boolean;
    readonly scrollsY: boolean;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
    readonly position: string;
    /** Text is hidden on purpose: for screen readers only, or folded away. */
    readonly isHiding: boolean;
    readonly isContainingBlock: boolean;
  }
  const clips = new Map<Element, Clip>();
  const readClip = (element: Element): Clip => {
    const known = clips.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const isBox = !['inline', 'contents'].includes(style.display);
    const hides = (value: string) => isBox && (value === 'hidden' || value === 'clip');
    const scrolls = (value: string) => isBox && (value === 'auto' || value === 'scroll');
    const clip: Clip = {
      hidesX: hides(style.overflowX),
      hidesY: hides(style.overflowY),
      scrollsX: scrolls(style.overflowX),
      scrollsY: scrolls(style.overflowY),
      left: box.left + parseFloat(style.borderLeftWidth),
      right: box.right - parseFloat(style.borderRightWidth),
      top: box.top + parseFloat(style.borderTopWidth),
      bottom: box.bottom - parseFloat(style.borderBottomWidth),
      position: style.position,
      isHiding:
        style.clipPath !== 'none' ||
        style.clip !== 'auto' ||
        (isBox && hides(style.overflowX) && (box.width <= 2 || box.height <= 2)),
      isContainingBlock: style.position !== 'static' || style.transform !== 'none',
    };
    clips.set(element, clip);
    return clip;
  };

  const isCutOff = (text: Text, parent: Element): boolean => {
    const style = getComputedStyle(parent);
    const size = parseFloat(style.fontSize);
    // Letters are smaller than the boxes of their font; the last one brings its spacing along.
    const slackX = 1.5 + (parseFloat(style.letterSpacing) || 0);
    const slackY = 1 + size * 0.25;
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(
      ({ width, height }) => width > 0 && height > 0,
    );
    let checksX = true;
    let checksY = true;
    let isEscaping = false;
    let isCut = false;
    for (let element: Element | null = parent; element; element = element.parentElement) {
      const clip = readClip(element);
      if (clip.isHiding) return false;
      // What is positioned is cut off by its containing block and those around that one only.
      if (!isEscaping || clip.isContainingBlock) {
        isEscaping = false;
        isCut ||= lines.some(
          (line) =>
            (checksX &&
              clip.hidesX &&
              (line.left < clip.left - slackX || line.right > clip.right + slackX)) ||
            (checksY &&
              clip.hidesY &&
              (line.top < clip.top - slackY || line.bottom > clip.bottom + slackY)),
        );
        checksX &&= !clip.scrollsX;
        checksY &&= !clip.scrollsY;
      }
      if (clip.position === 'fixed') break;
      if (clip.position === 'absolute') isEscaping = true;
    }
    return isCut;
  };

  const known = isBaseline ? new WeakSet<Text>() : (window.knownClippedText ?? new WeakSet<Text>());
  window.knownClippedText = known;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || known.has(text)) continue;
    if (parent.closest('[aria-hidden="true"], [inert], svg, script, style, noscript')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true }) || !isCutOff(text, parent)) continue;
    if (isBaseline) known.add(text);
    else {
      const demo = parent.closest('.demo__island')?.closest('.demo')?.id;
      const place = demo === undefined ? '' : `in the demo ${demo}: `;
      found.push(
        `${place}cut off: "${text.data.trim().slice(0, 60)}" in ${parent.outerHTML.slice(0, 120)}`,
      );
    }
  }
  return found;
}

/** Remembers which text is cut off now; it is no finding later. */
export async function noteClippedText(page: Page): Promise<void> {
  await page.evaluate(listClippedText, true);
}

/**
 * Text that is cut off now and was not when {@link noteClippedText} looked: a line for each piece, with
 * the element it stands in, and the demo it belongs to.
 */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(listClippedText, false);
}
