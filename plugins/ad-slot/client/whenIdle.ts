/** Safari has no requestIdleCallback: a pause stands in for it. */
const PAUSE_MS = 300;

/** Longest wait: a page that moves all the time may never be idle on a slow machine. */
const LATEST_MS = 5000;

/** Calls back once the browser has nothing more urgent to do. Returns a function that stops waiting. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(handle);
}
