/** Safari has no requestIdleCallback: a pause after the page has loaded stands in for it. */
const PAUSE_MS = 300;

/** Longest wait once the page has loaded: one that moves all the time may never be idle on a slow machine. */
const LATEST_MS = 5000;

function waitForPause(callback: () => void): void {
  if (typeof window.requestIdleCallback !== 'function') setTimeout(callback, PAUSE_MS);
  else window.requestIdleCallback(callback, { timeout: LATEST_MS });
}

/** Calls back once, after the page has loaded and has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  if (document.readyState === 'complete') waitForPause(callback);
  else window.addEventListener('load', () => waitForPause(callback), { once: true });
}
