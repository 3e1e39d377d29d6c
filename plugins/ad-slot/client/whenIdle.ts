/** Safari has no requestIdleCallback: a pause stands in for it. */
const PAUSE_MS = 300;

/** Calls back once the browser has nothing more urgent to do. Returns a function that stops waiting. */
export function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, PAUSE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(callback);
  return () => window.cancelIdleCallback(handle);
}
