/** @jest-environment jsdom */
import { act, render, renderHook } from '@testing-library/react';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { addSidebarsWhenNeeded } from '../client/addSidebarsWhenNeeded';
import { addServerList, addSidebarSource, loadSidebars, useSidebarItems } from '../client/sidebars';

const mockDraw = jest.fn();
jest.mock(
  '@theme/DocSidebarItems',
  () => ({
    __esModule: true,
    default: (props: object) => {
      mockDraw(props);
      return null;
    },
  }),
  { virtual: true },
);

const ITEMS: PropSidebarItem[] = [{ type: 'link', href: '/a', label: 'A' }];
const createVersion = () => ({ docsSidebars: { main: [] } }) as unknown as PropVersionMetadata;

describe('sidebars that come later', () => {
  it('are here at once where nothing else is known', () => {
    const version = { docsSidebars: { main: ITEMS } };
    expect(renderHook(() => useSidebarItems(version, 'main')).result.current).toBe(ITEMS);
    expect(renderHook(() => useSidebarItems(version, 'other')).result.current).toBeNull();
  });

  it('are fetched once, told to who shows them, and stand in the data of the version', async () => {
    const version = createVersion();
    const load = jest.fn(async () => ({ default: { main: ITEMS } }));
    addSidebarSource(version, load);
    const { result } = renderHook(() => useSidebarItems(version, 'main'));
    expect([result.current, load.mock.calls.length]).toEqual([null, 0]);
    await act(() => Promise.all([loadSidebars(version), loadSidebars(version)]));
    await loadSidebars(version);
    expect(load).toHaveBeenCalledTimes(1);
    expect(result.current).toBe(ITEMS);
    expect(version.docsSidebars).toEqual({ main: ITEMS });
  });

  it('are asked for again after a failure', async () => {
    const version = createVersion();
    const load = jest.fn(async () => ({ default: { main: ITEMS } }));
    load.mockRejectedValueOnce(new Error('offline'));
    addSidebarSource(version, load);
    const { result } = renderHook(() => useSidebarItems(version, 'main'));
    await expect(loadSidebars(version)).rejects.toThrow('offline');
    expect(result.current).toBeNull();
    await act(() => loadSidebars(version));
    expect(result.current).toBe(ITEMS);
  });
});

it('entries are drawn by code that comes with them', async () => {
  jest.resetModules();
  const { default: Items } = await import('../client/LateSidebarItems');
  const sidebars = await import('../client/sidebars');
  const draw = () => <Items items={ITEMS} activePath="/a" level={1} />;
  const { container, rerender } = render(draw());
  expect([container.innerHTML, mockDraw.mock.calls.length]).toEqual(['', 0]);
  const version = createVersion();
  sidebars.addSidebarSource(version, async () => ({ default: { main: ITEMS } }));
  await sidebars.loadSidebars(version);
  rerender(draw());
  expect(mockDraw).toHaveBeenLastCalledWith({ items: ITEMS, activePath: '/a', level: 1 });
});

describe('the route of a version', () => {
  afterEach(() => delete window.docusaurusRoot);

  function createRoute(loadVersion: jest.Mock = jest.fn()) {
    const version = createVersion();
    loadVersion.mockResolvedValue({ default: { version } });
    const preload = jest.fn(async () => {});
    const load = jest.fn(async () => ({ default: { main: ITEMS } }));
    const component = Object.assign(() => null, { preload });
    const route = addSidebarsWhenNeeded({ component }, loadVersion, load);
    return { version, preload, load, loadVersion, open: () => route.component.preload() };
  }
  const goOn = () => Object.assign(window, { docusaurusRoot: {} });

  it('waits for no sidebar on the first page, but for one on every further page', async () => {
    const route = createRoute();
    await route.open();
    expect([route.preload.mock.calls.length, route.load.mock.calls.length]).toEqual([1, 0]);
    goOn();
    await route.open();
    await route.open();
    expect(route.load).toHaveBeenCalledTimes(1);
    expect(route.version.docsSidebars.main).toEqual(ITEMS);
  });

  it('waits for none as long as the list of the server is on the page', async () => {
    const route = createRoute();
    await route.open();
    goOn();
    const takeAway = addServerList(route.version);
    await route.open();
    expect(route.load).not.toHaveBeenCalled();
    takeAway();
    await route.open();
    expect(route.version.docsSidebars.main).toEqual(ITEMS);
  });

  it('fails with its sidebar or its data, and asks again', async () => {
    goOn();
    const route = createRoute(jest.fn().mockRejectedValueOnce(new Error('no data')));
    route.load.mockRejectedValueOnce(new Error('no sidebar'));
    await expect(route.open()).rejects.toThrow('no data');
    await expect(route.open()).rejects.toThrow('no sidebar');
    await route.open();
    expect(route.version.docsSidebars.main).toEqual(ITEMS);
  });
});
