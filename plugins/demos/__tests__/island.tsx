/** What the tests of `mountIsland` share: one island, its demo, and what the server sends for it. */
import { act } from '@testing-library/react';
import { useId, useState, type ComponentType, type ReactNode } from 'react';
import { buildIslandHtml } from '../client/islandMarkup';
import { mountIsland, type IslandHandle, type IslandState } from '../client/mountIsland';
import type { ClientDemoModule } from '../client/types';
import renderDemo, { buildStyleHtml } from '../theme/DemoServer';
import { fakeIntersectionObserver } from './fakeIntersectionObserver';

export const observers = fakeIntersectionObserver();
const mounted: IslandHandle[] = [];
let idCount = 0;

/** The island of the running test, and the states that it has reported. */
export const island = { container: document.createElement('div'), states: [] as IslandState[] };

beforeEach(() => {
  island.container = document.body.appendChild(document.createElement('div'));
  island.states = [];
  idCount += 1;
});

afterEach(async () => {
  await act(async () => mounted.splice(0).forEach((handle) => handle.dispose()));
  await waitForTimers();
  document.body.replaceChildren();
});

/** Lets the unmounting happen that `dispose` puts off. */
export async function waitForTimers(): Promise<void> {
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
}

export function Root({ children }: { children: ReactNode }) {
  return <section>{children}</section>;
}

export function Counter() {
  const [count, setCount] = useState(0);
  const id = useId();
  return (
    <button id={id} type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}

/** A module whose id no other test has used; heights are remembered by it. */
export function createModule(
  Component: ComponentType = Counter,
  overrides: Partial<ClientDemoModule> = {},
): ClientDemoModule {
  return {
    id: `d${idCount}`,
    load: async () => ({ Component, Root, styles: [] }),
    loadSource: async () => [],
    ...overrides,
  };
}

/** Fills the container with what the server sends for a demo. */
export function serve(module: ClientDemoModule, Component: ComponentType = Counter): void {
  island.container.innerHTML = buildIslandHtml(
    {
      id: module.id,
      styles: [],
      buildStyleHtml,
      render: () =>
        renderDemo({
          Component,
          rootModule: { default: Root },
          identifierPrefix: `${module.id}-`,
        }),
    },
    new Set(),
  );
}

export function mount(module: ClientDemoModule): IslandHandle {
  const handle = mountIsland(island.container, module, (state) => island.states.push(state));
  mounted.push(handle);
  return handle;
}

/** Brings the demo mounted last near the reader, and waits until all that follows has happened. */
export async function approach(): Promise<void> {
  await act(async () => observers.at(-1)?.report({ isIntersecting: true }));
}

export async function mountLive(module: ClientDemoModule): Promise<IslandHandle> {
  const handle = mount(module);
  await approach();
  return handle;
}

export function getButton(): HTMLButtonElement {
  const button = island.container.querySelector('button');
  if (!button) throw new Error(`no button in ${island.container.innerHTML}`);
  return button;
}
