import type { Root } from 'react-dom/client';

/** Longest wait in ms: what a demo shows outside of its frame, an open dialog, goes with its page. */
const LATEST = 200;

const ended: Root[] = [];

/** Unmounts one root, and more as long as the browser has nothing else to do. */
function unmountEnded(deadline?: IdleDeadline): void {
  try {
    do ended.shift()?.unmount();
    while (ended.length > 0 && deadline && deadline.timeRemaining() > 0);
  } finally {
    if (ended.length > 0) schedule();
  }
}

function schedule(): void {
  // Safari does not tell when it is idle.
  if (typeof requestIdleCallback === 'undefined') setTimeout(unmountEnded);
  else requestIdleCallback(unmountEnded, { timeout: LATEST });
}

/**
 * Unmounts a root when the browser is idle. React forbids it while another root renders, which is when
 * a page is left; and before it unmounts one, it does all that was to wait for the next page's paint.
 */
export function unmountLater(root: Root): void {
  ended.push(root);
  if (ended.length === 1) schedule();
}
