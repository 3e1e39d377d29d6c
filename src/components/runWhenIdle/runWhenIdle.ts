/** Pause in ms that stands in for a browser's idle time: Safari does not tell of it. */
const PAUSE = 50;

/**
 * Takes steps one by one, each in a moment in which the browser has nothing else to do.
 *
 * @param steps a generator function that does a bit before each `yield`; every bit should be short. It is given
 *   what tells the ms that are left until the browser wants to draw, `Infinity` where it does not say
 * @returns ends it where it is
 */
export function runWhenIdle(steps: (timeLeft: () => number) => Iterator<unknown>): () => void {
  const hasIdleTime = typeof requestIdleCallback !== 'undefined';
  let deadline: IdleDeadline | undefined;
  const iterator = steps(() => deadline?.timeRemaining() ?? Infinity);
  const step = (moment?: IdleDeadline) => {
    deadline = moment;
    if (!iterator.next().done) handle = schedule(step);
  };
  const schedule: (run: typeof step) => number = hasIdleTime
    ? (run) => requestIdleCallback(run)
    : (run) => window.setTimeout(run, PAUSE);
  const cancel = hasIdleTime ? cancelIdleCallback : clearTimeout;
  let handle = schedule(step);
  return () => cancel(handle);
}
