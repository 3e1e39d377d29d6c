/** @jest-environment jsdom */
import { whenIdle } from '../client/whenIdle';

let readyState: DocumentReadyState;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it.each([
  ['has time', (callback: () => void) => setTimeout(callback, 10), 10],
  ['is never idle', (callback: () => void, late: number) => setTimeout(callback, late), 5000],
  ['does not tell of it', undefined, 300],
])('calls back once after the page has loaded: a browser that %s', (_, wait, ms) => {
  if (wait) {
    window.requestIdleCallback = (callback, options) => {
      wait(() => callback({} as IdleDeadline), Number(options?.timeout));
      return 0;
    };
  }
  readyState = 'loading';
  const callback = jest.fn();
  whenIdle(callback);
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(ms - 1);
  expect(callback).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(callback).toHaveBeenCalledTimes(1);
  readyState = 'complete';
  whenIdle(callback);
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(2);
});
