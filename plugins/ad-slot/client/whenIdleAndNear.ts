import { whenIdle } from './whenIdle';

/** How far outside the viewport a slot starts to be filled. */
const MARGIN = '200px 0px';

type Cancel = () => void;

function whenNear(element: Element, callback: () => void): Cancel {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: MARGIN },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back once, after the page has loaded, has nothing more urgent to do and shows `element` or
 * is about to. Returns a function that stops waiting.
 */
export function whenIdleAndNear(element: Element, callback: () => void): Cancel {
  let cancel: Cancel = () => undefined;
  const waitForNearness = () => {
    cancel = whenNear(element, callback);
  };
  const waitForIdleness = () => {
    cancel = whenIdle(waitForNearness);
  };
  if (document.readyState === 'complete') {
    waitForIdleness();
  } else {
    window.addEventListener('load', waitForIdleness, { once: true });
    cancel = () => window.removeEventListener('load', waitForIdleness);
  }
  return () => cancel();
}
