import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { recordEarlyInput } from './earlyInput';
import { createIslandRoot, findIslandRoot, ROOT_ATTRIBUTE, setIslandStyles } from './islandMarkup';
import { LiveDemo } from './LiveDemo';
import type { ClientIslandModule, LoadedDemo } from './types';
import { unmountLater } from './unmountLater';
import { whenNear } from './whenNear';

/** waiting: not near yet · loading · live: interactive · failed: not fetched · crashed: threw. */
export type IslandState = 'waiting' | 'loading' | 'live' | 'failed' | 'crashed';

export interface IslandHandle {
  /** Fetches again after a failure. */
  retry(): void;
  /** Starts the demo anew, as if the page had just been opened. */
  reset(): void;
  dispose(): void;
}

/**
 * Heights of demos seen in this page life. A page that is left and come back to has no server HTML;
 * keeping the room lets the browser restore the scroll position, and nothing jumps.
 */
const knownHeights = new Map<string, number>();

/**
 * Brings one island to life: waits until it is near, fetches its code, then takes over the server's
 * HTML, or renders afresh where there is none.
 */
export function mountIsland(
  container: HTMLElement,
  module: ClientIslandModule,
  onState: (state: IslandState) => void,
): IslandHandle {
  let root: Root | undefined;
  let rootElement: HTMLElement | undefined;
  let loaded: LoadedDemo | undefined;
  let generation = 0;
  let crashedGeneration: number | undefined;
  let isDisposed = false;
  const early = recordEarlyInput(container);

  const setState = (state: IslandState) => {
    if (isDisposed) return;
    container.dataset.demoState = state;
    onState(state);
  };
  const onLive = () => {
    container.style.minHeight = '';
    if (crashedGeneration !== generation) setState('live');
    early.replay();
  };
  const onError = () => {
    crashedGeneration = generation;
    setState('crashed');
  };
  const render = (demo: LoadedDemo) => (
    <LiveDemo key={generation} demo={demo} island={container} onLive={onLive} onError={onError} />
  );
  const start = (demo: LoadedDemo) => {
    const options = { identifierPrefix: `${module.id}-` };
    const serverRoot = findIslandRoot(container);
    rootElement = serverRoot ?? createIslandRoot(container, demo.styles);
    if (serverRoot) {
      root = hydrateRoot(serverRoot, render(demo), options);
    } else {
      root = createRoot(rootElement, options);
      root.render(render(demo));
    }
  };
  const load = async () => {
    container.dataset.demoNear = '';
    setState('loading');
    try {
      loaded = await module.load();
    } catch {
      // The server's HTML stays readable; the toolbar offers to try again.
      setState('failed');
      return;
    }
    if (isDisposed) return;
    if (!root) {
      start(loaded);
      return;
    }
    // Only after a change while developing: the code is new, and its stylesheets may be.
    setIslandStyles(container, loaded.styles);
    root.render(render(loaded));
  };

  const known = knownHeights.get(module.id);
  if (known !== undefined && !findIslandRoot(container)) container.style.minHeight = `${known}px`;
  setState('waiting');
  const isPatient = findIslandRoot(container) !== null && module.waitsForTouch?.() === true;
  // It can be seen while it waits.
  if (isPatient) container.dataset.demoNear = '';
  const stopWaiting = whenNear(container, () => void load(), isPatient ? 'touched' : 'near');
  const unsubscribe = module.subscribe?.(() => {
    generation += 1;
    void load();
  });

  return {
    retry: () => void load(),
    reset() {
      generation += 1;
      if (root && loaded) root.render(render(loaded));
    },
    dispose() {
      isDisposed = true;
      const { height } = container.getBoundingClientRect();
      // Of a variant that is not shown nothing is learnt.
      if (findIslandRoot(container) && height > 0) knownHeights.set(module.id, height);
      stopWaiting();
      unsubscribe?.();
      early.stop();
      // Another island may be mounted here before the timeout; it must not take this root for HTML.
      rootElement?.removeAttribute(ROOT_ATTRIBUTE);
      if (root) unmountLater(root);
      // React may be in the middle of removing what this stands in.
      setTimeout(() => rootElement?.remove());
    },
  };
}
