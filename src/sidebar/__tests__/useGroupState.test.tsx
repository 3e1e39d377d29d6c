/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, renderHook } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { rememberCollapsed } from '../memory';
import { useGroupState } from '../useGroupState';

const mockIsBrowser = { current: true };
jest.mock('@docusaurus/useIsBrowser', () => ({
  __esModule: true,
  default: () => mockIsBrowser.current,
}));
jest.mock('@docusaurus/theme-common', () => {
  const { useState } = jest.requireActual<typeof import('react')>('react');
  return {
    // The part of Docusaurus' hook that counts here.
    useCollapsible: ({ initialState }: { initialState: boolean | (() => boolean) }) => {
      const [collapsed, setCollapsed] = useState(initialState);
      return { collapsed, setCollapsed };
    },
  };
});

interface Group {
  readonly key: string;
  readonly isActive: boolean;
  readonly isCollapsedByDefault: boolean;
}

let groupCount = 0;
let key = '';

beforeEach(() => {
  groupCount += 1;
  key = `/material-ui/group-${groupCount}`;
  mockIsBrowser.current = true;
});

function renderGroup(group: Partial<Group> = {}) {
  const initialProps: Group = { key, isActive: false, isCollapsedByDefault: true, ...group };
  const { result, rerender, unmount } = renderHook(
    (props: Group) => useGroupState(props.key, props.isActive, props.isCollapsedByDefault),
    { initialProps },
  );
  return {
    isCollapsed: () => result.current.isCollapsed,
    toggle: () => act(() => result.current.toggle()),
    update: (change: Partial<Group>) => rerender({ ...initialProps, ...change }),
    unmount,
  };
}

describe('a group that the reader has not touched', () => {
  it.each([true, false])('is as its author left it: collapsed is %p', (isCollapsedByDefault) => {
    expect(renderGroup({ isCollapsedByDefault }).isCollapsed()).toBe(isCollapsedByDefault);
  });

  it('is open while it holds the page being read', () => {
    expect(renderGroup({ isActive: true }).isCollapsed()).toBe(false);
  });

  it('opens when the reader comes to one of its pages, and stays open after', () => {
    const group = renderGroup();
    group.update({ isActive: true });
    expect(group.isCollapsed()).toBe(false);
    group.update({ isActive: false });
    expect(group.isCollapsed()).toBe(false);
  });
});

describe('a group that the reader has opened or closed', () => {
  it('changes at once', () => {
    const group = renderGroup();
    group.toggle();
    expect(group.isCollapsed()).toBe(false);
    group.toggle();
    expect(group.isCollapsed()).toBe(true);
  });

  it('is found again as it was left', () => {
    const group = renderGroup();
    group.toggle();
    group.unmount();
    expect(renderGroup().isCollapsed()).toBe(false);
    expect(renderGroup({ key: `${key}-other` }).isCollapsed()).toBe(true);
  });

  it('may be closed although it holds the page being read', () => {
    const group = renderGroup({ isActive: true });
    group.toggle();
    expect(group.isCollapsed()).toBe(true);
  });

  it('is open all the same when another of its pages is come to from elsewhere', () => {
    const group = renderGroup();
    rememberCollapsed(key, true);
    group.update({ isActive: true });
    expect(group.isCollapsed()).toBe(false);
  });

  it('goes back to how the reader had it when its pages are left', () => {
    rememberCollapsed(key, true);
    const group = renderGroup({ isActive: true });
    expect(group.isCollapsed()).toBe(false);
    group.update({ isActive: false });
    expect(group.isCollapsed()).toBe(true);
  });
});

describe('in the HTML of the server', () => {
  function Group() {
    const { isCollapsed } = useGroupState(key, false, true);
    return <p>{isCollapsed ? 'closed' : 'open'}</p>;
  }

  it('nothing is remembered, and a browser that remembers takes it over without complaint', async () => {
    mockIsBrowser.current = false;
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Group />);
    expect(container.textContent).toBe('closed');
    rememberCollapsed(key, false);
    const errors = jest.spyOn(console, 'error');
    const root = await act(async () => hydrateRoot(container, <Group />));
    expect(container.textContent).toBe('open');
    expect(errors).not.toHaveBeenCalled();
    act(() => root.unmount());
  });
});
