import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What the walk backwards has come to. */
    walkedBack?: Set<Element>;
  }
}

/** More stops than any page has. */
const MAX_STOPS = 2000;

/** Behind the last of what the page has, without a trace. */
function startBehindAll(): void {
  const end = document.body.appendChild(document.createElement('span'));
  end.tabIndex = -1;
  end.focus();
  end.remove();
  window.walkedBack = new Set();
}

interface Stop {
  /** Where the walk ends: at the bar on top, or out of the page. */
  readonly isEnd: boolean;
  /** It was come to before. */
  readonly isRepeated: boolean;
  /** What lies over all of it; null where some of it is in sight, or where it has no size. */
  readonly cover: string | null;
  readonly markup: string;
}

function readStop(): Stop {
  const active = document.activeElement ?? document.body;
  const isEnd = active === document.body || active.closest('.navbar') !== null;
  const walked = (window.walkedBack ??= new Set());
  // Each part of a date is a stop.
  const hasParts = active.matches(
    'iframe, input:is([type*="date"], [type="time"], [type="month"])',
  );
  const isRepeated = walked.has(active) && !hasParts;
  walked.add(active);
  const stop = { isEnd, isRepeated, cover: null, markup: active.outerHTML.slice(0, 140) };
  const box = active.getBoundingClientRect();
  if (isEnd || isRepeated || box.width * box.height === 0) return stop;

  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(document.documentElement.clientWidth, box.right) - left;
  const height = Math.min(window.innerHeight, box.bottom) - top;
  if (width <= 0 || height <= 0) return { ...stop, cover: 'the edge of the window' };

  const findCover = (x: number, y: number): Element | null => {
    for (let part = document.elementFromPoint(x, y); part; part = part.parentElement) {
      if (part.contains(active)) return null;
      if (/fixed|sticky/.test(getComputedStyle(part).position)) return part;
    }
    return null;
  };
  const shares = [0.1, 0.5, 0.9];
  const covers = shares.flatMap((x) =>
    shares.map((y) => findCover(left + x * width, top + y * height)),
  );
  const cover = covers.includes(null) ? null : covers[0];
  return { ...stop, cover: cover?.outerHTML.slice(0, 60) ?? null };
}

/**
 * Goes backwards through a page by Shift+Tab, from its end to the bar on top, in the window as it is. What
 * is above the window is scrolled to, and has to stop below what stays in sight there. What keeps the focus, as
 * modal dialogs do, has to let it go after Escape.
 *
 * @returns a line for each element whose focus is wholly covered (WCAG 2.2, success criterion 2.4.11)
 */
export async function findCoveredStops(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(startBehindAll);
  let hasEscaped = false;
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const { isEnd, isRepeated, cover, markup } = await page.evaluate(readStop);
    if (isEnd) return problems;
    if (cover) problems.push(`the focus is covered by ${cover}: ${markup}`);
    if (isRepeated && hasEscaped) return [...problems, `Shift+Tab does not leave it: ${markup}`];
    hasEscaped = isRepeated;
    if (isRepeated) await page.keyboard.press('Escape');
  }
  return [...problems, `Shift+Tab does not come to the bar on top after ${MAX_STOPS} stops`];
}
