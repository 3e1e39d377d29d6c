import type { Page } from '@playwright/test';
import { waitForMotion, waitForScrolling } from './motion';

/** Around an element: its outline, the frame of its field, the name that moves up. */
const MARGIN_PX = 14;

/** Smaller ones are drawn by something else: a hidden checkbox by the picture beside it. */
const MIN_SIZE_PX = 8;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of the window shows the element with the focus; null where none of it is in the window. */
function readFocusArea({
  margin,
  minSize,
}: {
  readonly margin: number;
  readonly minSize: number;
}): Area | null {
  let element = document.activeElement;
  let box = element?.getBoundingClientRect();
  while (element?.parentElement && box && (box.width < minSize || box.height < minSize)) {
    element = element.parentElement;
    box = element.getBoundingClientRect();
  }
  if (!box) return null;
  const x = Math.max(0, Math.floor(box.left - margin));
  const y = Math.max(0, Math.floor(box.top - margin));
  const right = Math.min(document.documentElement.clientWidth, Math.ceil(box.right + margin));
  const bottom = Math.min(window.innerHeight, Math.ceil(box.bottom + margin));
  return right > x && bottom > y ? { x, y, width: right - x, height: bottom - y } : null;
}

/** @param settle waits until the page looks as it will look */
async function compare(page: Page, settle: () => Promise<void>): Promise<boolean> {
  // What answers the focus is brought in after the event, ripples for one.
  await waitForScrolling(page);
  await settle();
  const clip = await page.evaluate(readFocusArea, { margin: MARGIN_PX, minSize: MIN_SIZE_PX });
  if (!clip) return false;
  const options = { clip, animations: 'disabled', caret: 'hide' } as const;
  const focused = await page.screenshot(options);
  const active = await page.evaluateHandle(() => {
    const element = document.activeElement as HTMLElement | null;
    element?.blur();
    return element;
  });
  await settle();
  const blurred = await page.screenshot(options);
  await active.evaluate((element) => element?.focus({ preventScroll: true }));
  return !focused.equals(blurred);
}

/**
 * Whether a reader sees where the focus is: the pixels around the element that has it, against the same
 * without it. The blinking caret of a field does not count. The element gets the focus back.
 *
 * Most show it at once. For those that fade it in a second look waits until they have.
 */
export async function isFocusVisible(page: Page): Promise<boolean> {
  return (await compare(page, () => Promise.resolve())) || compare(page, () => waitForMotion(page));
}
