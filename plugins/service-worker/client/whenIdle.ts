/** Safari has no requestIdleCallback: a pause after the page has loaded stands in for it. */
const PAUSE_MS = 300;

function waitForPause(callback: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback);
  else setTimeout(callback, PAUSE_MS);
}

/** Calls back once, after the page has loaded and has nothing more urgent to do. */
export function whenIdle(callback: () => void): void {
  if (document.readyState === 'complete') waitForPause(callback);
  else window.addEventListener('load', () => waitForPause(callback), { once: true });
}
