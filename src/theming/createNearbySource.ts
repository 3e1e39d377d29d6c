/** A value outside React and the way to hear of its changes, as `useSyncExternalStore` takes them. */
export interface Source<Value> {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => Value;
}

/** How far outside the window something still counts as near, in px: it is about to be seen. */
const NEAR_MARGIN = 200;

/**
 * The same source for something on the page: while its element is far from the window, the value it
 * last had is held, and it catches up when it comes near. So a change of the theme costs as much
 * work as there are demos to be seen, however many the page has. Without IntersectionObserver
 * everything counts as near.
 */
export function createNearbySource<Value>(
  { subscribe, getSnapshot }: Source<Value>,
  element: HTMLElement,
): Source<Value> {
  let isNear = true;
  let held = getSnapshot();
  return {
    getSnapshot() {
      if (isNear) held = getSnapshot();
      return held;
    },
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      if (typeof IntersectionObserver === 'undefined') return unsubscribe;
      const observer = new IntersectionObserver(
        (entries) => {
          isNear = entries.at(-1)?.isIntersecting ?? isNear;
          if (isNear) listener();
        },
        { rootMargin: `${NEAR_MARGIN}px` },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
        unsubscribe();
      };
    },
  };
}
