/** @jest-environment jsdom */
import { whenIdleAndNear } from '../client/whenIdleAndNear';

type Report = (entries: { isIntersecting: boolean }[]) => void;

let report: Report | undefined;
let idle: (() => void) | undefined;
let readyState: DocumentReadyState;

beforeEach(() => {
  report = undefined;
  idle = undefined;
  readyState = 'complete';
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      idle = () => {
        idle = undefined;
        callback();
      };
      return 1;
    },
    cancelIdleCallback: () => {
      idle = undefined;
    },
    IntersectionObserver: class {
      constructor(callback: Report) {
        report = callback;
      }
      observe() {}
      disconnect() {
        report = undefined;
      }
    },
  });
});

it('waits for the page, then for a pause, then for the element', () => {
  readyState = 'interactive';
  const callback = jest.fn();
  whenIdleAndNear(document.body, callback);
  expect(idle).toBeUndefined();
  window.dispatchEvent(new Event('load'));
  expect(report).toBeUndefined();
  idle?.();
  report?.([{ isIntersecting: false }]);
  expect(callback).not.toHaveBeenCalled();
  report?.([{ isIntersecting: false }, { isIntersecting: true }]);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(report).toBeUndefined();
});

it.each(['load', 'idle', 'near'])('stops waiting at: %s', (stage) => {
  if (stage === 'load') readyState = 'loading';
  const callback = jest.fn();
  const stop = whenIdleAndNear(document.body, callback);
  if (stage === 'near') idle?.();
  stop();
  readyState = 'complete';
  window.dispatchEvent(new Event('load'));
  idle?.();
  report?.([{ isIntersecting: true }]);
  expect(callback).not.toHaveBeenCalled();
  expect(report).toBeUndefined();
});

it('does not wait without end for a page that is never idle', () => {
  const request = jest.spyOn(window, 'requestIdleCallback');
  whenIdleAndNear(document.body, jest.fn());
  expect(request).toHaveBeenCalledWith(expect.anything(), { timeout: 5000 });
});

it('does without what an old browser lacks', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'IntersectionObserver');
  const callback = jest.fn();
  whenIdleAndNear(document.body, callback);
  expect(callback).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
  const stop = whenIdleAndNear(document.body, callback);
  stop();
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
