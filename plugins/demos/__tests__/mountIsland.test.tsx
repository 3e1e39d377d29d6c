/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import {
  approach,
  Counter,
  createModule,
  getButton,
  island,
  mount,
  mountLive,
  Root,
  serve,
} from './island';

/** Throws when its button is pressed. */
function Fragile() {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('broken by a reader');
  return <button type="button" onClick={() => setBroken(true)} />;
}

function spyOnErrors() {
  return jest.spyOn(console, 'error').mockImplementation(() => {});
}

describe('an island that nobody has come near', () => {
  it('waits, and asks for no code', async () => {
    const load = jest.fn();
    const module = createModule(Counter, { load });
    serve(module);
    const html = island.container.innerHTML;
    mount(module);
    expect([island.states, island.container.dataset.demoState]).toEqual([['waiting'], 'waiting']);
    expect(load).not.toHaveBeenCalled();
    expect(island.container.innerHTML).toBe(html);
  });
});

describe('an island that waits for a touch', () => {
  it('is left alone in view, and fetches its code when it is touched', async () => {
    const module = createModule(Counter, { waitsForTouch: () => true });
    serve(module);
    mount(module);
    await approach();
    expect(island.states).toEqual(['waiting']);
    await act(async () => void fireEvent.pointerOver(getButton()));
    expect(island.states).toEqual(['waiting', 'loading', 'live']);
  });

  it('does not wait where there is nothing to look at', async () => {
    await mountLive(createModule(Counter, { waitsForTouch: () => true }));
    expect(island.states).toEqual(['waiting', 'loading', 'live']);
  });
});

describe('the HTML of the server', () => {
  it('is taken over: the same elements with the same ids, and no complaint', async () => {
    const errors = jest.spyOn(console, 'error');
    const module = createModule();
    serve(module);
    const button = getButton();
    const { id } = button;
    expect(id).toMatch(new RegExp(`^:${module.id}-R`));
    await mountLive(module);
    expect(island.states).toEqual(['waiting', 'loading', 'live']);
    expect(getButton()).toBe(button);
    expect(button.id).toBe(id);
    act(() => void fireEvent.click(button));
    expect(button.textContent).toBe('Clicked 1 times');
    expect(errors).not.toHaveBeenCalled();
  });

  it('has ids that agree below every kind of parent', async () => {
    const errors = jest.spyOn(console, 'error');
    const Twice = () => (
      <>
        {[1, 2].map((key) => (
          <Counter key={key} />
        ))}
        <div>
          <Counter />
        </div>
      </>
    );
    const module = createModule(Twice);
    serve(module, Twice);
    const getIds = () => [...island.container.querySelectorAll('button')].map(({ id }) => id);
    const ids = getIds();
    expect(new Set(ids).size).toBe(3);
    await mountLive(module);
    expect(getIds()).toEqual(ids);
    expect(errors).not.toHaveBeenCalled();
  });

  it('answers a click that came before the code', async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const module = createModule(Counter, {
      load: async () => {
        await arrival;
        return { Component: Counter, Root, styles: [] };
      },
    });
    serve(module);
    mount(module);
    act(() => {
      fireEvent.pointerDown(getButton());
      fireEvent.click(getButton());
    });
    expect(island.states).toEqual(['waiting', 'loading']);
    expect(getButton().textContent).toBe('Clicked 0 times');
    await act(async () => arrive());
    expect(island.states.at(-1)).toBe('live');
    expect(getButton().textContent).toBe('Clicked 1 times');
  });
});

describe('after a navigation, without HTML of the server', () => {
  it('the demo is rendered with its styles', async () => {
    const module = createModule(Counter, {
      load: async () => ({ Component: Counter, Root, styles: ['.a{}'] }),
    });
    await mountLive(module);
    expect(island.states).toEqual(['waiting', 'loading', 'live']);
    expect([...island.container.children].map(({ outerHTML }) => outerHTML)).toEqual([
      '<style data-demo-style="">.a{}</style>',
      expect.stringContaining('data-demo-root'),
    ]);
    expect(getButton().closest('section')).not.toBeNull();
    expect(getButton().id).toMatch(new RegExp(`^:${module.id}-r`));
  });
});

describe('code that does not come', () => {
  it('is reported and leaves the HTML of the server; it can be asked for again', async () => {
    let isOnline = false;
    const module = createModule(Counter, {
      load: async () => {
        if (!isOnline) throw new Error('offline');
        return { Component: Counter, Root, styles: [] };
      },
    });
    serve(module);
    const html = island.container.innerHTML;
    const handle = await mountLive(module);
    expect(island.states).toEqual(['waiting', 'loading', 'failed']);
    expect(island.container.dataset.demoState).toBe('failed');
    expect(island.container.innerHTML).toBe(html);

    await act(async () => handle.retry());
    expect(island.states.slice(3)).toEqual(['loading', 'failed']);

    isOnline = true;
    await act(async () => handle.retry());
    expect(island.states.slice(5)).toEqual(['loading', 'live']);
    act(() => void fireEvent.click(getButton()));
    expect(getButton().textContent).toBe('Clicked 1 times');
  });

  it('makes one demo only, however often it was asked for', async () => {
    const handle = mount(createModule());
    await act(async () => {
      handle.retry();
      handle.retry();
    });
    expect(island.container.querySelectorAll('[data-demo-root]')).toHaveLength(1);
    expect(island.container.querySelectorAll('button')).toHaveLength(1);
    expect(island.states.at(-1)).toBe('live');
  });
});

describe('a demo that throws', () => {
  it('says so and is emptied; a fresh start makes it live', async () => {
    spyOnErrors();
    const handle = await mountLive(createModule(Fragile));
    act(() => void fireEvent.click(getButton()));
    expect(island.states.at(-1)).toBe('crashed');
    expect(island.container.dataset.demoState).toBe('crashed');
    expect(island.container.querySelector('button')).toBeNull();
    act(() => handle.reset());
    expect(island.states.at(-1)).toBe('live');
    expect(island.container.dataset.demoState).toBe('live');
    expect(getButton()).toBeDefined();
    act(() => void fireEvent.click(getButton()));
    expect(island.states.at(-1)).toBe('crashed');
  });

  it('at once is never called live', async () => {
    spyOnErrors();
    const Broken = () => {
      throw new Error('broken from the start');
    };
    const handle = await mountLive(createModule(Broken));
    expect(island.states).toEqual(['waiting', 'loading', 'crashed']);
    act(() => handle.reset());
    expect(island.states).not.toContain('live');
    expect(island.container.dataset.demoState).toBe('crashed');
  });

  it('while it is taken over is emptied too', async () => {
    spyOnErrors();
    const module = createModule(() => {
      throw new Error('broken in browsers');
    });
    serve(module);
    await mountLive(module);
    expect(island.states.at(-1)).toBe('crashed');
    expect(island.container.querySelector('button')).toBeNull();
  });
});

describe('a fresh start', () => {
  it('forgets what the reader did', async () => {
    const handle = await mountLive(createModule());
    act(() => void fireEvent.click(getButton()));
    expect(getButton().textContent).toBe('Clicked 1 times');
    act(() => handle.reset());
    expect(getButton().textContent).toBe('Clicked 0 times');
    expect(island.states.at(-1)).toBe('live');
  });

  it('does not repeat clicks that were repeated already', async () => {
    const onClick = jest.fn();
    const module = createModule();
    serve(module);
    const handle = mount(module);
    island.container.addEventListener('click', onClick);
    act(() => void fireEvent.click(island.container));
    await approach();
    expect(onClick).toHaveBeenCalledTimes(1);
    act(() => handle.reset());
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('before the code has come changes nothing', async () => {
    const module = createModule();
    serve(module);
    const handle = mount(module);
    const html = island.container.innerHTML;
    handle.reset();
    expect([island.container.innerHTML, island.states]).toEqual([html, ['waiting']]);
    await approach();
    expect(island.states.at(-1)).toBe('live');
  });
});
