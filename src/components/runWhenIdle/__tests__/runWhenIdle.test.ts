import { runWhenIdle } from '../runWhenIdle';

/** The browser's idle moments, one by one. */
function createIdle(timeRemaining = () => 50) {
  const waiting = new Map<number, (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void>();
  let handles = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => {
      waiting.set((handles += 1), run);
      return handles;
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  });
  return {
    count: () => waiting.size,
    pass() {
      const [entry] = waiting;
      if (!entry) throw new Error('Nothing waits for an idle moment.');
      waiting.delete(entry[0]);
      entry[1]({ timeRemaining });
    },
  };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

it('takes one step in each idle moment, none before, and then asks for no more', () => {
  const idle = createIdle();
  const done: number[] = [];
  runWhenIdle(function* () {
    for (const step of [1, 2, 3]) {
      done.push(step);
      yield;
    }
  });
  expect(done).toEqual([]);
  for (const expected of [[1], [1, 2], [1, 2, 3]]) {
    idle.pass();
    expect(done).toEqual(expected);
  }
  idle.pass();
  expect(idle.count()).toBe(0);
});

it('tells each step what is left of its moment', () => {
  let left = 12;
  const idle = createIdle(() => left);
  const told: number[] = [];
  runWhenIdle(function* (timeLeft) {
    for (;;) {
      told.push(timeLeft());
      left -= 5;
      told.push(timeLeft());
      yield;
    }
  });
  idle.pass();
  left = 3;
  idle.pass();
  expect(told).toEqual([12, 7, 3, -2]);
});

it('ends where it is when it is not wanted any more', () => {
  const idle = createIdle();
  const step = jest.fn();
  const stop = runWhenIdle(function* () {
    for (;;) {
      step();
      yield;
    }
  });
  idle.pass();
  stop();
  expect(idle.count()).toBe(0);
  expect(step).toHaveBeenCalledTimes(1);
});

it('pauses between steps where the browser does not tell of idle time', () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { window: globalThis });
  const step = jest.fn();
  const stop = runWhenIdle(function* (timeLeft) {
    for (;;) {
      step(timeLeft());
      yield;
    }
  });
  jest.advanceTimersByTime(120);
  expect(step.mock.calls).toEqual([[Infinity], [Infinity]]);
  stop();
  jest.advanceTimersByTime(1000);
  expect(step).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'window');
});
