import { inTurn } from './inTurn';

/** How far outside the viewport a demo's code starts to be fetched. */
const MARGIN = '200px 0px';

/** Pointing at, touching or focusing a demo asks for its code even if it is not near. */
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** When an element counts as asked for: as soon as it is near, or not before it is touched. */
export type Nearness = 'near' | 'touched';

/**
 * Calls back once, as soon as `element` is touched, or in its turn when it comes near the viewport.
 * Without IntersectionObserver it does so at once. Returns a function that stops waiting.
 *
 * @param nearness Default: `near`. With `touched`, being in view is not enough.
 */
export function whenNear(
  element: HTMLElement,
  callback: () => void,
  nearness: Nearness = 'near',
): () => void {
  let observer: IntersectionObserver | undefined;
  let giveTurnBack: (() => void) | undefined;
  const stop = () => {
    observer?.disconnect();
    giveTurnBack?.();
    for (const name of EVENTS) element.removeEventListener(name, start, true);
  };
  function start() {
    stop();
    callback();
  }
  for (const name of EVENTS) {
    element.addEventListener(name, start, { capture: true, passive: true });
  }
  if (nearness === 'touched') return stop;
  if (typeof IntersectionObserver === 'undefined') {
    start();
  } else {
    observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer?.disconnect();
        giveTurnBack = inTurn(start);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element);
  }
  return stop;
}
