import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';

/**
 * What Docusaurus needs of `react-loadable` in the browser: components whose modules are fetched by
 * `preload`, before they are shown. The rest of that package is for servers, deadlines and a bundler of
 * its time. Unlike there, what could not be fetched is asked for again by the next `preload`: a pointer
 * that touched a link while the network was away must not spoil the press after it.
 */

/** Props of `@theme/Loading`. */
interface LoadingProps {
  readonly isLoading: boolean;
  readonly pastDelay: boolean;
  readonly timedOut: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

interface CommonOptions<Loaded, Props> {
  /** Shown as long as something is missing. */
  readonly loading: ComponentType<LoadingProps>;
  readonly render: (loaded: Loaded, props: Props) => ReactNode;
}

interface Attempt<Loaded> {
  readonly promise: Promise<Loaded>;
  state: 'loading' | 'failed' | 'loaded';
  loaded?: Loaded;
  error?: unknown;
}

type Module = Readonly<Record<string, unknown>>;
type Loader<Loaded> = () => Promise<Loaded>;

/** How long nothing is said of waiting, ms; as in `react-loadable`. */
const DELAY = 200;

function attempt<Loaded>(load: Loader<Loaded>, onFailure: () => void): Attempt<Loaded> {
  const begun: Attempt<Loaded> = {
    state: 'loading',
    promise: load().then(
      (loaded) => {
        Object.assign(begun, { state: 'loaded', loaded });
        return loaded;
      },
      (error: unknown) => {
        Object.assign(begun, { state: 'failed', error });
        onFailure();
        throw error;
      },
    ),
  };
  return begun;
}

/** Draws the component that uses it anew when the attempt has ended. */
function useEnd({ promise, state }: Attempt<unknown>) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [pastDelay, setPastDelay] = useState(false);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setPastDelay(true), DELAY);
    promise.then(redraw, redraw);
    return () => clearTimeout(timer);
  }, [promise, state]);
  return pastDelay;
}

function createLoadable<Loaded, Props>(
  load: Loader<Loaded>,
  { loading: Loading, render }: CommonOptions<Loaded, Props>,
) {
  let current: Attempt<Loaded> | undefined;
  const begin = () => {
    current ??= attempt(load, () => {
      current = undefined;
    });
    return current;
  };
  function Loadable(props: Props): ReactNode {
    const [shown, setShown] = useState(begin);
    const pastDelay = useEnd(shown);
    if (shown.state === 'loaded') return render(shown.loaded as Loaded, props);
    return (
      <Loading
        isLoading={shown.state === 'loading'}
        pastDelay={pastDelay}
        timedOut={false}
        error={shown.error ?? null}
        retry={() => setShown(begin())}
      />
    );
  }
  Loadable.preload = () => begin().promise;
  return Loadable;
}

/** Options of a component with one module. */
interface LoadableOptions<Props> extends CommonOptions<Module, Props> {
  readonly loader: Loader<Module>;
}

/** A component that needs one module. */
export default function Loadable<Props>(options: LoadableOptions<Props>) {
  return createLoadable(options.loader, options);
}

/** Options of a component with several modules, by the names under which it is given them. */
interface LoadableMapOptions<Props> extends CommonOptions<Readonly<Record<string, Module>>, Props> {
  readonly loader: Readonly<Record<string, Loader<Module>>>;
}

/** A component that needs several modules. */
Loadable.Map = function LoadableMap<Props>(options: LoadableMapOptions<Props>) {
  const loadAll = async () => {
    const entries = Object.entries(options.loader).map(
      async ([name, load]) => [name, await load()] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };
  return createLoadable(loadAll, options);
};
