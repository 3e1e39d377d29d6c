import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MAX_STOPS = 2000;

/** Behind the last of what the page has, without a trace. */
function startBehindAll(): void {
  const end = document.body.appendChild(document.createElement('span'));
  end.tabIndex = -1;
  end.focus();
  end.remove();
}

interface Stop {
  /** Where the walk ends: at the bar on top, or out of the page. */
  readonly isEnd: boolean;
  /** What lies over all of it; null where some of it is in sight, or where it has no size. */
  readonly cover: string | null;
  readonly markup: string;
}

function readStop(): Stop {
  const active = document.activeElement ?? document.body;
  const isEnd = active === document.body || active.closest('.navbar') !== null;
  const markup = active.outerHTML.slice(0, 140);
  const box = active.getBoundingClientRect();
  if (isEnd || box.width * box.height === 0) return { isEnd, cover: null, markup };

  const left = Math.max(0, box.left);
  const top = Math.max(0, box.top);
  const width = Math.min(document.documentElement.clientWidth, box.right) - left;
  const height = Math.min(window.innerHeight, box.bottom) - top;
  if (width <= 0 || height <= 0) return { isEnd, cover: 'the edge of the window', markup };

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
  return { isEnd, cover: cover?.outerHTML.slice(0, 60) ?? null, markup };
}

/**
 * Goes backwards through a page by Shift+Tab, from its end to the bar on top, in the window as it is. What
 * is above the window is scrolled to, and has to stop below what stays in sight there.
 *
 * @returns a line for each element whose focus is wholly covered (WCAG 2.2, success criterion 2.4.11)
 */
export async function findCoveredStops(page: Page): Promise<string[]> {
  const problems: string[] = [];
  await page.evaluate(startBehindAll);
  for (let press = 0; press < MAX_STOPS; press += 1) {
    await page.keyboard.press('Shift+Tab');
    const { isEnd, cover, markup } = await page.evaluate(readStop);
    if (isEnd) return problems;
    if (cover) problems.push(`the focus is covered by ${cover}: ${markup}`);
  }
  return [...problems, `Shift+Tab does not come to the bar on top after ${MAX_STOPS} stops`];
}
