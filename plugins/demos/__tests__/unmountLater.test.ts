/** @jest-environment jsdom */
import type { Root } from 'react-dom/client';
import { unmountLater } from '../client/unmountLater';

const createRoot = (unmount: () => void = jest.fn()) => ({ render: jest.fn(), unmount }) as Root;

describe('where the browser tells that it is idle', () => {
  let run: IdleRequestCallback[];
  let options: (IdleRequestOptions | undefined)[];
  const idleFor = (times: number) => {
    let left = times;
    run.shift()?.({ didTimeout: false, timeRemaining: () => (left -= 1) });
  };

  beforeEach(() => {
    run = [];
    options = [];
    window.requestIdleCallback = (callback, option) => {
      options.push(option);
      return run.push(callback);
    };
  });

  it('unmounts nothing before, then as much as there is time for, and at least one root', () => {
    const roots = [createRoot(), createRoot(), createRoot(), createRoot()];
    roots.forEach(unmountLater);
    const readCalls = () => roots.map(({ unmount }) => (unmount as jest.Mock).mock.calls.length);
    expect(readCalls()).toEqual([0, 0, 0, 0]);
    idleFor(0);
    expect(readCalls()).toEqual([1, 0, 0, 0]);
    idleFor(2);
    expect(readCalls()).toEqual([1, 1, 1, 0]);
    idleFor(0);
    expect(readCalls()).toEqual([1, 1, 1, 1]);
    expect(run).toEqual([]);
    // What an open dialog shows stands over the next page until then.
    expect(options).toEqual([{ timeout: 200 }, { timeout: 200 }, { timeout: 200 }]);
  });

  it('goes on where a root cannot be unmounted', () => {
    const next = createRoot();
    unmountLater(
      createRoot(() => {
        throw new Error('broken');
      }),
    );
    unmountLater(next);
    expect(() => idleFor(5)).toThrow('broken');
    idleFor(5);
    expect(next.unmount).toHaveBeenCalledTimes(1);
  });
});

it('unmounts after a timeout where it does not tell', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const root = createRoot();
  unmountLater(root);
  expect(root.unmount).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(root.unmount).toHaveBeenCalledTimes(1);
});
