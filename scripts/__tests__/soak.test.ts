/** @jest-environment jsdom */
import fc from 'fast-check';
import { pickAct, type Act } from '../soak/acts';
import { installCounter, type Living } from '../soak/countLiving';
import { findGrowth, type Measurement } from '../soak/judge';
import { createRandom, pick } from '../soak/random';

describe('chance', () => {
  it('is the same for the same seed, and never leaves its range', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 32 - 1), (seed) => {
        const [first, second] = [createRandom(seed), createRandom(seed)];
        for (let count = 0; count < 20; count += 1) {
          const value = first();
          expect(value).toBe(second());
          expect(value >= 0 && value < 1).toBe(true);
        }
      }),
    );
  });

  it('comes to every value about equally often', () => {
    const random = createRandom(7);
    const counts = [0, 0, 0, 0];
    for (let count = 0; count < 4000; count += 1) {
      const value = pick(random, [0, 1, 2, 3]);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(() => pick(random, [])).toThrow('nothing to pick from');
  });

  it('picks acts by their weights', () => {
    const acts = [1, 0, 3].map((weight, index): Act => ({
      name: String(index),
      weight,
      run: async () => undefined,
    }));
    const parts = [0, 0.24, 0.26, 0.99].map((part) => pickAct(() => part, acts).name);
    expect(parts).toEqual(['0', '0', '2', '2']);
  });
});

describe('growth', () => {
  const before: Measurement = {
    timeouts: 0,
    intervals: 1,
    observers: 20,
    roots: 1,
    leftRoots: 0,
    listeners: 225,
    nodes: 470,
    documents: 7,
    heap: 1000,
  };

  it('is none where all is as before, or less', () => {
    expect(findGrowth(before, { ...before, nodes: 400 }, {})).toEqual([]);
  });

  it('is told by name, beyond what is allowed', () => {
    const after = { ...before, listeners: 230, roots: 2, heap: 2001 };
    expect(findGrowth(before, after, { listeners: 5, heap: 1000 })).toEqual([
      'roots: 1 → 2 (0 more are allowed)',
      'heap: 1000 → 2001 (1000 more are allowed)',
    ]);
  });
});

describe('what is alive in a page', () => {
  const count = () => (window as unknown as { countLiving: () => Living }).countLiving();
  const listLeft = () =>
    (window as unknown as { listLeftContainers: () => Element[] }).listLeftContainers();
  const observer = () => ({ observe: jest.fn(), disconnect: jest.fn(), unobserve: jest.fn() });

  beforeAll(() => {
    jest.useFakeTimers();
    for (const name of ['IntersectionObserver', 'ResizeObserver']) {
      class Observer {}
      Object.assign(Observer.prototype, observer());
      Object.assign(window, { [name]: Observer });
    }
    installCounter();
  });
  afterAll(() => jest.useRealTimers());

  it('is a timer until it has fired or was ended, by either function', () => {
    const heard = jest.fn();
    window.setTimeout(heard, 10, 'a', 'b');
    const ended = window.setTimeout(heard, 10);
    const repeated = window.setInterval(heard, 10);
    expect(count()).toMatchObject({ timeouts: 2, intervals: 1 });
    window.clearInterval(ended);
    jest.advanceTimersByTime(10);
    expect(heard.mock.calls).toEqual([['a', 'b'], []]);
    expect(count()).toMatchObject({ timeouts: 0, intervals: 1 });
    window.clearTimeout(repeated);
    expect(count()).toMatchObject({ timeouts: 0, intervals: 0 });
  });

  it('is an observer as long as it observes something', () => {
    const resize = new ResizeObserver(() => undefined);
    const mutation = new MutationObserver(() => undefined);
    expect(count().observers).toBe(0);
    resize.observe(document.body);
    resize.observe(document.head);
    mutation.observe(document.body, { childList: true });
    expect(count().observers).toBe(2);
    resize.unobserve(document.head);
    mutation.disconnect();
    expect(count().observers).toBe(1);
    resize.unobserve(document.body);
    expect(count().observers).toBe(0);
  });

  it('is a root of React until it is unmounted', () => {
    const hook = (window as unknown as Record<string, unknown>)[
      '__REACT_DEVTOOLS_GLOBAL_HOOK__'
    ] as {
      onCommitFiberRoot(renderer: number, root: object): void;
    };
    const containerInfo = document.createElement('div');
    const root = { containerInfo, current: { memoizedState: { element: {} as object | null } } };
    hook.onCommitFiberRoot(1, root);
    hook.onCommitFiberRoot(1, root);
    expect(count().roots).toBe(1);
    root.current.memoizedState.element = null;
    expect(listLeft()).toEqual([]);
    hook.onCommitFiberRoot(1, root);
    expect(count().roots).toBe(0);
    // This test holds on to it.
    expect(listLeft()).toEqual([containerInfo]);
  });
});
