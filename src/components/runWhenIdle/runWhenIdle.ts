/** Pause in ms that stands in for a browser's idle time: Safari does not tell of it. */
const PAUSE = 50;

/**
 * Takes steps one by one, each in a moment in which the browser has nothing else to do.
 *
 * @param steps a generator function that does a bit before each `yield`; every bit should be short
 * @returns ends it where it is
 */
export function runWhenIdle(steps: () => Iterator<unknown>): () => void {
  const hasIdleTime = typeof requestIdleCallback !== 'undefined';
  const schedule: (run: () => void) => number = hasIdleTime
    ? (run) => requestIdleCallback(run)
    : (run) => window.setTimeout(run, PAUSE);
  const cancel = hasIdleTime ? cancelIdleCallback : clearTimeout;
  const iterator = steps();
  const step = () => {
    if (!iterator.next().done) handle = schedule(step);
  };
  let handle = schedule(step);
  return () => cancel(handle);
}
