/** What of a page's own making is alive at a moment. */
export interface Living {
  /** Timers that have not fired yet; repeating ones apart. */
  readonly timeouts: number;
  readonly intervals: number;
  /** Observers of all kinds that observe something. */
  readonly observers: number;
  /** Mounted roots of React: the page's own and one for each live demo. */
  readonly roots: number;
}

interface CountingWindow {
  /** Asked by `measure.ts`. */
  countLiving?: () => Living;
  /** Asked by `leftRoots.ts`: elements of unmounted roots that somebody still holds on to. */
  listLeftContainers?: () => Element[];
  __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown;
}

/**
 * Makes a page count what it creates and gives back: timers, observers, roots. To be run in the
 * page before any script of its own; it stands alone, because a browser is given its text.
 */
export function installCounter(): void {
  const timeouts = new Set<number>();
  const intervals = new Set<number>();
  const roots = new Set<object>();
  const left = new Set<WeakRef<{ containerInfo: Element }>>();
  const observers = new Set<WeakRef<object>>();
  const observing = new WeakMap<object, Set<unknown>>();
  const target = window as unknown as Record<string, unknown> & CountingWindow;

  const { setTimeout, clearTimeout, setInterval, clearInterval } = window;
  type Handler = (...args: unknown[]) => void;
  target.setTimeout = (handler: Handler, delay?: number, ...args: unknown[]) => {
    const id: number = setTimeout(() => {
      timeouts.delete(id);
      handler(...args);
    }, delay);
    timeouts.add(id);
    return id;
  };
  target.setInterval = (handler: Handler, delay?: number, ...args: unknown[]) => {
    const id = setInterval(() => handler(...args), delay);
    intervals.add(id);
    return id;
  };
  // Either function ends either kind.
  target.clearTimeout = target.clearInterval = (id?: number) => {
    timeouts.delete(id as number);
    intervals.delete(id as number);
    clearTimeout(id);
    clearInterval(id);
  };

  for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver']) {
    const Original = target[name] as typeof MutationObserver & typeof ResizeObserver;
    target[name] = new Proxy(Original, {
      construct(Constructor, args, newTarget) {
        const observer = Reflect.construct(Constructor, args, newTarget) as ResizeObserver;
        observers.add(new WeakRef(observer));
        return observer;
      },
    });
    const { observe, disconnect, unobserve } = Original.prototype as ResizeObserver;
    const prototype = Original.prototype as unknown as Record<string, unknown>;
    prototype.observe = function (this: ResizeObserver, ...args: [Element]) {
      // By itself, not by its elements: what is observed may be collected.
      const places = observing.get(this) ?? new Set();
      places.add(new WeakRef(args[0]));
      observing.set(this, places);
      return observe.apply(this, args);
    };
    prototype.disconnect = function (this: ResizeObserver) {
      observing.delete(this);
      disconnect.call(this);
    };
    if (unobserve) {
      prototype.unobserve = function (this: ResizeObserver, element: Element) {
        const places = observing.get(this) as Set<WeakRef<Element>> | undefined;
        for (const place of places ?? []) if (place.deref() === element) places?.delete(place);
        unobserve.call(this, element);
      };
    }
  }

  target.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(
      _renderer: number,
      root: { containerInfo: Element; current: { memoizedState?: { element?: unknown } } },
    ) {
      if (root.current.memoizedState?.element != null) {
        roots.add(root);
        return;
      }
      // A root that was unmounted shows nothing.
      if (roots.delete(root)) left.add(new WeakRef(root));
    },
  };

  const isObserving = (observer: object) =>
    [...((observing.get(observer) ?? []) as Iterable<WeakRef<object>>)].some(
      (place) => place.deref() !== undefined,
    );
  target.listLeftContainers = () =>
    [...left].flatMap((reference) => {
      const root = reference.deref();
      if (!root) left.delete(reference);
      return root ? [root.containerInfo] : [];
    });
  target.countLiving = () => {
    let count = 0;
    for (const reference of observers) {
      const observer = reference.deref();
      if (!observer) observers.delete(reference);
      else if (isObserving(observer)) count += 1;
    }
    return {
      timeouts: timeouts.size,
      intervals: intervals.size,
      observers: count,
      roots: roots.size,
    };
  };
}
