/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createMemoryHistory, type Location } from 'history';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Router, __RouterContext as RouterContext } from 'react-router';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { rememberCollapsed } from '../memory';
import { useLateSidebar } from '../useLateSidebar';

interface ItemsProps {
  readonly items: readonly PropSidebarItem[];
  readonly activePath: string;
}

const mockLive = jest.fn();

function MockItems({ items, activePath }: ItemsProps): ReactNode {
  const [count, setCount] = useState(0);
  useEffect(() => void mockLive(), []);
  return (
    <>
      <li>
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      </li>
      {items.map((item) =>
        item.type === 'link' ? (
          <li key={item.href}>
            <a
              href={item.href}
              className="menu__link"
              aria-current={item.href === activePath ? 'page' : undefined}
            >
              {item.label}
            </a>
          </li>
        ) : null,
      )}
    </>
  );
}

jest.mock(
  '@theme/DocSidebarItems',
  () => ({ __esModule: true, default: (props: ItemsProps) => <MockItems {...props} /> }),
  { virtual: true },
);

const ITEMS: PropSidebarItem[] = ['/a', '/b'].map((href) => ({ type: 'link', href, label: href }));

interface SidebarProps {
  readonly items: PropSidebarItem[] | null;
  readonly path: string;
}

const load = jest.fn(() => Promise.resolve(true));
const follow = jest.fn();
/** Each time the sidebar is rendered: the page, and whether it is told that the list has no entry for it. */
const mockLacks = jest.fn();

function Sidebar({ items, path }: SidebarProps) {
  const container = useRef<HTMLDivElement>(null);
  const { shownPath, lacksEntry, hasFailed } = useLateSidebar({
    container,
    items,
    path,
    serverPath: '/a',
    load,
    onEarlyFollow: follow,
  });
  mockLacks(path, lacksEntry);
  const html = `<nav><ul>${renderToString(<MockItems items={ITEMS} activePath="/a" />)}</ul></nav>`;
  return (
    <>
      <div ref={container} dangerouslySetInnerHTML={{ __html: html }} />
      <output>{shownPath}</output>
      {hasFailed && <p role="alert" />}
    </>
  );
}

const history = createMemoryHistory();
const errors: unknown[][] = [];
let isBusy = false;

function open() {
  const draw = (props: SidebarProps) => (
    <Router history={history}>
      <Sidebar {...props} />
    </Router>
  );
  const { rerender, unmount } = render(draw({ items: null, path: '/a' }));
  return { unmount, update: (props: SidebarProps) => act(async () => rerender(draw(props))) };
}

/** The page that is shown, as Docusaurus holds it until the next one is here. */
function Held({ location, children }: { location: Location; children: ReactNode }) {
  const match = { path: '/', url: '/', params: {}, isExact: true };
  return (
    <Router history={history}>
      <RouterContext.Provider value={{ history, location, match }}>
        {children}
      </RouterContext.Provider>
    </Router>
  );
}

function openHeld() {
  const draw = (props: SidebarProps, location: Location) => (
    <Held location={location}>
      <Sidebar {...props} />
    </Held>
  );
  history.push('/a');
  const here = history.location;
  const { rerender } = render(draw({ items: null, path: '/a' }, here));
  return {
    here,
    update: (props: SidebarProps, location: Location) =>
      act(async () => rerender(draw(props, location))),
  };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const getCurrent = () => find('[aria-current="page"]').textContent;
const untilLive = () => waitFor(() => expect(mockLive).toHaveBeenCalled());
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  sessionStorage.clear();
  load.mockReset().mockReturnValue(Promise.resolve(true));
  follow.mockClear();
  mockLacks.mockClear();
  mockLive.mockClear();
  errors.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...args) => void errors.push(args));
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((run) =>
    Number(
      setTimeout(function wait() {
        if (isBusy) setTimeout(wait, 5);
        else run(0);
      }),
    ),
  );
  Object.assign(window, { docusaurus: { preload: jest.fn(() => Promise.reject(new Error())) } });
});

it('asks for nothing before a reader turns to it, and then whenever they do', () => {
  open();
  expect(load).not.toHaveBeenCalled();
  fireEvent.mouseOver(find('button'));
  find('button').focus();
  expect(load).toHaveBeenCalledTimes(2);
});

it('asks for the page that a pointer is at, and not for its items', async () => {
  open();
  fireEvent.mouseOver(find('a'));
  await settle();
  expect(window.docusaurus.preload).toHaveBeenCalledWith('/a');
  expect(load).not.toHaveBeenCalled();
});

it('says that a page has no entry, and never that of one that has', async () => {
  const { update } = open();
  await update({ items: null, path: '/b' });
  await update({ items: null, path: '/a' });
  expect(mockLacks).not.toHaveBeenCalledWith(expect.anything(), true);
  await update({ items: null, path: '/c' });
  expect(mockLacks).toHaveBeenLastCalledWith('/c', true);
  await update({ items: null, path: '/b' });
  expect(mockLacks).toHaveBeenLastCalledWith('/b', false);
});

it('marks the entry of a page that is read before it lives', async () => {
  const { update } = open();
  const isMarked = (path: string) => find(`a[href="${path}"]`).hasAttribute('aria-current');
  await update({ items: null, path: '/b' });
  expect([isMarked('/a'), isMarked('/b'), find('output').textContent]).toEqual([false, true, '/b']);
  await update({ items: null, path: '/nowhere' });
  expect([isMarked('/a'), isMarked('/b'), find('output').textContent]).toEqual([
    false,
    false,
    '/b',
  ]);
  await update({ items: null, path: '/a' });
  expect([isMarked('/a'), isMarked('/b'), find('output').textContent]).toEqual([true, false, '/a']);
});

it('takes over the elements that are there: focus stays, and a press meanwhile counts', async () => {
  const { update } = open();
  const button = find('button');
  button.focus();
  fireEvent.click(button);
  fireEvent.click(button);
  expect(button.textContent).toBe('0');
  await update({ items: ITEMS, path: '/a' });
  await waitFor(() => expect(button.textContent).toBe('1'));
  expect(find('button')).toBe(button);
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(button.textContent).toBe('2');
  expect(errors).toEqual([]);
});

it('says that a pressed button cannot answer, until it can or the reader goes on', async () => {
  open();
  const press = async (selector: string, isHere: boolean) => {
    load.mockReturnValue(Promise.resolve(isHere));
    fireEvent.click(find(selector));
    await settle();
    return document.querySelectorAll('[role="alert"]').length;
  };
  fireEvent.mouseOver(find('button'));
  expect(await press('button', false)).toBe(1);
  expect(await press('button', true)).toBe(0);
  expect(await press('button', false)).toBe(1);
  expect(await press('a[href="/b"]', false)).toBe(0);
});

it('says so no longer when it has come to life', async () => {
  const { update } = open();
  load.mockReturnValue(Promise.resolve(false));
  fireEvent.click(find('button'));
  await settle();
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  await update({ items: ITEMS, path: '/a' });
  await untilLive();
  await settle();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it('is silent about what could not be fetched ahead', async () => {
  load.mockReturnValue(Promise.resolve(false));
  open();
  fireEvent.mouseOver(find('button'));
  find('button').focus();
  await settle();
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

it('answers for the list until that does it itself, and no longer', async () => {
  const { update } = open();
  const button = find('button');
  isBusy = true;
  await update({ items: ITEMS, path: '/a' });
  fireEvent.click(button);
  expect([button.textContent, load.mock.calls.length]).toEqual(['0', 1]);
  isBusy = false;
  await waitFor(() => expect(button.textContent).toBe('1'));
  fireEvent.click(button);
  await settle();
  expect(button.textContent).toBe('2');
  expect(load).toHaveBeenCalledTimes(1);
});

it('follows links before it lives, and shows where the reader is as soon as it does', async () => {
  const { update } = open();
  fireEvent.click(find('a[href="/b"]'));
  expect(history.location.pathname).toBe('/b');
  expect(follow).toHaveBeenCalledTimes(1);
  const entry = find('a[href="/b"]');
  await update({ items: ITEMS, path: '/b' });
  await untilLive();
  await waitFor(() => expect(find('output').textContent).toBe('/b'));
  expect(getCurrent()).toBe('/b');
  expect(find('a[href="/b"]')).toBe(entry);
  await update({ items: ITEMS, path: '/a' });
  await waitFor(() => expect(getCurrent()).toBe('/a'));
  // What was marked here is found by React, which leaves it, and says so while developing.
  expect(errors.map(([text]) => text)).toEqual([
    expect.stringMatching(/^Warning: Prop .* did not match/),
  ]);
});

it.each([
  ['at once', true],
  ['when the page is here', false],
])(
  'leaves the effects of the next page to a later task: the router goes %s',
  async (_, isAtOnce) => {
    history.replace('/a');
    if (!isAtOnce) jest.spyOn(history, 'push').mockImplementationOnce(() => {});
    const steps: string[] = [];
    function Page({ path }: { path: string }) {
      useEffect(() => void steps.push(`effects of ${path}`), [path]);
      useLayoutEffect(() => {
        // Longer than React works before it lets the browser draw.
        for (const end = performance.now() + 10; performance.now() < end;);
        queueMicrotask(() => void steps.push(`${path} is here`));
      }, [path]);
      return (
        <Router history={history}>
          <Sidebar items={null} path={path} />
        </Router>
      );
    }
    // As in a browser: in tests React runs all it has at once.
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    try {
      root.render(<Page path="/a" />);
      await waitFor(() => expect(steps).toContain('effects of /a'));
      steps.length = 0;
      find('a[href="/b"]').click();
      startTransition(() => root.render(<Page path="/b" />));
      await waitFor(() => expect(find('output').textContent).toBe('/b'));
      expect(steps).toEqual(['/b is here', 'effects of /b']);
    } finally {
      root.unmount();
      place.remove();
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
  },
);

it('waits while the page of a pressed link is on its way', async () => {
  const { here, update } = openHeld();
  fireEvent.click(find('a[href="/b"]'));
  await update({ items: ITEMS, path: '/a' }, here);
  await settle();
  expect(mockLive).not.toHaveBeenCalled();
  await update({ items: ITEMS, path: '/b' }, history.location);
  await untilLive();
  await waitFor(() => expect(getCurrent()).toBe('/b'));
});

it('lives when the reader comes back before the page was here', async () => {
  const { here, update } = openHeld();
  fireEvent.click(find('a[href="/b"]'));
  await update({ items: ITEMS, path: '/a' }, here);
  await settle();
  expect(mockLive).not.toHaveBeenCalled();
  act(() => history.push('/a'));
  await untilLive();
});

it('renders the entries where the server has left none', async () => {
  const { update } = open();
  find('ul').replaceChildren();
  await update({ items: ITEMS, path: '/b' });
  await untilLive();
  await waitFor(() => expect(getCurrent()).toBe('/b'));
  expect(errors).toEqual([]);
});

it('ends its root with the page', async () => {
  const { update, unmount } = open();
  await update({ items: ITEMS, path: '/a' });
  await untilLive();
  const list = find('ul');
  unmount();
  await waitFor(() => expect(list.childElementCount).toBe(0));
});

it('asks at once where the reader has opened or closed groups', () => {
  rememberCollapsed('/docs/inputs', false);
  open();
  expect(load).toHaveBeenCalledTimes(1);
});
