import type { Page } from '@playwright/test';

/** Runs in the page. */
function listOverlaps(): string[] {
  interface Box {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  interface Control {
    readonly element: Element;
    /** What lies in another layer covers this one on purpose: the header covers what is scrolled. */
    readonly layer: Element | null;
    readonly boxes: readonly Box[];
  }
  /** Px that controls may share both ways: rounding, borders drawn over each other. */
  const SLACK = 4;

  const intersect = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isLarger = ({ left, top, right, bottom }: Box, size: number) =>
    right - left > size && bottom - top > size;

  const readControl = (element: Element): Control => {
    let boxes: Box[] = [...element.getClientRects()];
    let layer: Element | null = null;
    for (let box: Element | null = element; box && !layer; box = box.parentElement) {
      const { position, overflowX, overflowY } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const visible = {
        left: overflowX === 'visible' ? -Infinity : edge.left,
        right: overflowX === 'visible' ? Infinity : edge.right,
        top: overflowY === 'visible' ? -Infinity : edge.top,
        bottom: overflowY === 'visible' ? Infinity : edge.bottom,
      };
      if (box !== element) boxes = boxes.map((each) => intersect(each, visible));
      if (position === 'fixed' || position === 'sticky' || box.matches('dialog')) layer = box;
    }
    return { element, layer, boxes: boxes.filter((box) => isLarger(box, SLACK)) };
  };

  const controls = [
    ...document.querySelectorAll('a[href], button, input, select, textarea, summary'),
  ]
    .filter(
      (element) =>
        !element.closest('.demo__island, [inert]') &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
    .map(readControl);
  const describe = ({ element }: Control) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return name.trim() === ''
      ? element.outerHTML.slice(0, 80)
      : `<${element.localName}> "${name.trim().slice(0, 40)}"`;
  };
  return controls.flatMap((control, index) =>
    controls
      .slice(index + 1)
      .filter(
        (other) =>
          control.layer === other.layer &&
          !control.element.contains(other.element) &&
          control.boxes.some((a) => other.boxes.some((b) => isLarger(intersect(a, b), SLACK))),
      )
      .map((other) => `lie over each other: ${describe(control)} and ${describe(other)}`),
  );
}

/**
 * Controls of the page that cover each other, a line for each pair. What a demo shows is left to its
 * library, and what is fixed or sticks may cover what scrolls below it.
 */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(listOverlaps);
}
