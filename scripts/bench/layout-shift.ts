/** The two figures of a layout shift that the browser reports. */
export interface LayoutShift {
  /** Milliseconds since the navigation began. */
  readonly startTime: number;
  readonly value: number;
}

const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

/**
 * Cumulative layout shift: the largest sum of shifts in a window of at most 5 seconds, in which no
 * two follow each other by more than a second (https://web.dev/articles/cls).
 */
export function getCumulativeLayoutShift(shifts: readonly LayoutShift[]): number {
  let largest = 0;
  let sum = 0;
  let windowStart = -Infinity;
  let previous = -Infinity;
  for (const { startTime, value } of shifts) {
    const belongs = startTime - previous < MAX_GAP_MS && startTime - windowStart < MAX_WINDOW_MS;
    if (!belongs) {
      windowStart = startTime;
      sum = 0;
    }
    sum += value;
    previous = startTime;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Source of a script that gathers layout shifts into the global `benchShifts` from the start. */
export const LAYOUT_SHIFT_SCRIPT = `
  globalThis.benchShifts = [];
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) globalThis.benchShifts.push({ startTime, value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
`;
