/** @jest-environment jsdom */
import { onRouteDidUpdate, onRouteUpdate } from '../keepPlace';

const scrollTo = jest.fn();

const createLocation = (pathname: string) => ({ pathname, search: '', hash: '', state: undefined });

/** The page is scrolled by its reader. */
function scroll(top: number): void {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
}

/** A navigation as Docusaurus tells of it; history is changed by `change` before all of it. */
function navigate(change: () => void, duringFetch: () => void = () => {}): void {
  const previousLocation = createLocation('/before/');
  const location = createLocation('/after/');
  change();
  const exchange = onRouteUpdate({ previousLocation, location });
  duringFetch();
  exchange?.();
  scroll(0);
  onRouteDidUpdate({ previousLocation, location });
}

const push = (key: string) => () => window.history.pushState({ key }, '');
/** As in a browser after `back()`: the state of the entry is there before anything is told. */
const returnTo = (state: unknown) => () => window.history.replaceState(state, '');

/** The first page is named in a task of its own. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  window.history.replaceState(null, '');
  scroll(0);
  onRouteDidUpdate({ previousLocation: null, location: createLocation('/first/') });
  await nextTask();
});

it('leaves the first page where the browser has put it', () => {
  expect(scrollTo).not.toHaveBeenCalled();
});

it('puts back the place in an entry that had no name', () => {
  const first: unknown = window.history.state;
  scroll(700);
  navigate(push('b'));
  expect(scrollTo).not.toHaveBeenCalled();
  navigate(returnTo(first));
  expect(scrollTo.mock.calls).toEqual([[0, 700]]);
});

it('knows how far a reader went while the next page was fetched', () => {
  const first: unknown = window.history.state;
  scroll(700);
  navigate(push('c'), () => scroll(900));
  navigate(returnTo(first));
  expect(scrollTo.mock.calls).toEqual([[0, 900]]);
});

it('keeps what others have put into the state of an entry', async () => {
  window.history.replaceState({ theirs: 1 }, '');
  onRouteDidUpdate({ previousLocation: null, location: createLocation('/first/') });
  await nextTask();
  expect(window.history.state).toMatchObject({ theirs: 1, key: expect.any(String) });
});

it('leaves an entry alone that a navigation has made before the first page was named', async () => {
  onRouteDidUpdate({ previousLocation: null, location: createLocation('/first/') });
  window.history.pushState(null, '');
  onRouteUpdate({ previousLocation: null, location: createLocation('/next/') });
  await nextTask();
  expect(window.history.state).toBeNull();
});

it('leaves reloads, and ways back from other sites, to the browser', () => {
  // jsdom has no scroll restoration of its own.
  window.history.scrollRestoration = 'auto';
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
