/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, fireEvent } from '@testing-library/react';
import { useEffect, type ComponentType } from 'react';
import type { LoadedDemo } from '../client/types';
import {
  approach,
  Counter,
  createModule,
  getButton,
  island,
  mount,
  mountLive,
  observers,
  Root,
  serve,
  waitForTimers,
} from './island';

describe('an island that is left', () => {
  it('before its code has come is never mounted, and reports nothing more', async () => {
    const rendered = jest.fn();
    let arrive: (demo: LoadedDemo) => void = () => {};
    const module = createModule(Counter, {
      load: () =>
        new Promise((resolve) => {
          arrive = resolve;
        }),
    });
    const handle = await mountLive(module);
    handle.dispose();
    await act(async () => arrive({ Component: rendered, Root, styles: ['.a{}'] }));
    expect(rendered).not.toHaveBeenCalled();
    expect(island.container.innerHTML).toBe('');
    expect(island.states).toEqual(['waiting', 'loading']);
  });

  it('before its code has failed reports no failure', async () => {
    let fail: (error: Error) => void = () => {};
    const module = createModule(Counter, {
      load: () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    });
    const handle = await mountLive(module);
    handle.dispose();
    await act(async () => fail(new Error('offline')));
    expect(island.states).toEqual(['waiting', 'loading']);
  });

  it('waits no longer, and holds no click back', () => {
    const load = jest.fn();
    const module = createModule(Counter, { load });
    serve(module);
    mount(module).dispose();
    observers[0]?.report({ isIntersecting: true });
    fireEvent.pointerOver(getButton());
    expect(load).not.toHaveBeenCalled();
    expect(fireEvent.click(getButton())).toBe(true);
  });

  it('unmounts its demo, though not while React may be rendering', async () => {
    const onUnmount = jest.fn();
    const Watched = () => {
      useEffect(() => onUnmount, []);
      return <button type="button" />;
    };
    const handle = await mountLive(createModule(Watched));
    handle.dispose();
    expect(onUnmount).not.toHaveBeenCalled();
    await waitForTimers();
    expect(onUnmount).toHaveBeenCalledTimes(1);
    expect(island.container.querySelector('button')).toBeNull();
  });

  it('can be taken over again at once, as an edited page does while developing', async () => {
    const errors = jest.spyOn(console, 'error');
    const module = createModule();
    serve(module);
    const first = await mountLive(module);
    act(() => void fireEvent.click(getButton()));
    first.dispose();
    await mountLive(module);
    await waitForTimers();
    expect(island.container.querySelectorAll('button')).toHaveLength(1);
    expect(getButton().textContent).toBe('Clicked 0 times');
    act(() => void fireEvent.click(getButton()));
    expect(getButton().textContent).toBe('Clicked 1 times');
    expect(errors).not.toHaveBeenCalled();
  });

  it('without having been live keeps the HTML of the server for the next', async () => {
    const module = createModule();
    serve(module);
    const button = getButton();
    mount(module).dispose();
    await mountLive(module);
    expect(getButton()).toBe(button);
  });
});

describe('the room of a demo', () => {
  function setHeight(height: number): void {
    jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(DOMRect.fromRect({ height }));
  }

  it('is kept for the next visit until the demo is live', async () => {
    const module = createModule();
    const handle = await mountLive(module);
    setHeight(240);
    handle.dispose();

    island.container = document.body.appendChild(document.createElement('div'));
    mount(module);
    expect(island.container.style.minHeight).toBe('240px');
    await approach();
    expect(island.states.at(-1)).toBe('live');
    expect(island.container.style.minHeight).toBe('');
  });

  it('is not needed where the HTML of the server takes it', async () => {
    const module = createModule();
    const handle = await mountLive(module);
    setHeight(240);
    handle.dispose();

    island.container = document.body.appendChild(document.createElement('div'));
    serve(module);
    mount(module);
    expect(island.container.style.minHeight).toBe('');
  });

  it('is kept of a demo that nobody came near, whose HTML the server had sent', () => {
    const module = createModule();
    setHeight(240);
    serve(module);
    mount(module).dispose();

    island.container = document.body.appendChild(document.createElement('div'));
    mount(module);
    expect(island.container.style.minHeight).toBe('240px');
  });

  it('is not forgotten while another variant is shown', async () => {
    const module = createModule();
    const handle = await mountLive(module);
    setHeight(240);
    handle.dispose();
    island.container = document.body.appendChild(document.createElement('div'));
    const hidden = await mountLive(module);
    setHeight(0);
    hidden.dispose();

    island.container = document.body.appendChild(document.createElement('div'));
    mount(module);
    expect(island.container.style.minHeight).toBe('240px');
  });

  it('is not known of a demo that was never drawn', () => {
    setHeight(240);
    mount(createModule()).dispose();
    mount(createModule());
    expect(island.container.style.minHeight).toBe('');
  });
});

describe('a file that changes while developing', () => {
  it('replaces code and styles, until the island is left', async () => {
    const versions: LoadedDemo[] = [
      { Component: () => <p>first</p>, Root, styles: ['.old{}'] },
      { Component: () => <p>second</p>, Root, styles: ['.new{}'] },
    ];
    const listeners = new Set<() => void>();
    let version = 0;
    const module = createModule(Counter, {
      load: async () => versions[version] as LoadedDemo,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
    const handle = await mountLive(module);
    expect(island.container.querySelector('p')?.textContent).toBe('first');
    version = 1;
    await act(async () => listeners.forEach((listener) => listener()));
    expect(island.container.querySelector('p')?.textContent).toBe('second');
    expect(
      [...island.container.querySelectorAll('style')].map((style) => style.textContent),
    ).toEqual(['.new{}']);
    expect(island.states.at(-1)).toBe('live');
    handle.dispose();
    expect(listeners.size).toBe(0);
  });

  it('makes a demo live again that has thrown', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    let notify = () => {};
    let Component: ComponentType = () => {
      throw new Error('a slip');
    };
    const module = createModule(Counter, {
      load: async () => ({ Component, Root, styles: [] }),
      subscribe: (listener) => {
        notify = listener;
        return () => {};
      },
    });
    await mountLive(module);
    expect(island.states.at(-1)).toBe('crashed');
    Component = Counter;
    await act(async () => notify());
    expect(island.states.at(-1)).toBe('live');
    expect(getButton()).toBeDefined();
  });
});
