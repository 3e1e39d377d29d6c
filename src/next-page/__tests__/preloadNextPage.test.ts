/** @jest-environment jsdom */
import { preloadNextPage } from '../preloadNextPage';

type Notify = (entries: Array<{ isIntersecting: boolean }>) => void;

let notify: Notify;
const disconnect = jest.fn();
const preload = jest.fn();
let link: HTMLAnchorElement;

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockReset();
  preload.mockReset().mockReturnValue(false);
  class Observer {
    constructor(callback: Notify) {
      notify = callback;
    }
    observe() {}
    disconnect = disconnect;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  window.docusaurus = { preload, prefetch: () => false };
  link = document.createElement('a');
  link.href = '/joy-ui/react-box/?a#b';
});

afterEach(() => jest.useRealTimers());

it('fetches the page once its link is seen and the browser is idle, and no sooner', () => {
  preloadNextPage(link);
  notify([{ isIntersecting: false }]);
  jest.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
  notify([{ isIntersecting: true }]);
  expect(disconnect).toHaveBeenCalled();
  expect(preload).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(preload.mock.calls).toEqual([['/joy-ui/react-box/']]);
});

it.each([false, true])('fetches nothing for a page that was left, seen or not: %s', (isSeen) => {
  const end = preloadNextPage(link);
  notify([{ isIntersecting: isSeen }]);
  end();
  jest.runAllTimers();
  expect(disconnect).toHaveBeenCalled();
  expect(preload).not.toHaveBeenCalled();
});

it('leaves the page to its link where nothing tells what is seen', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  preloadNextPage(link)();
  jest.runAllTimers();
  expect(preload).not.toHaveBeenCalled();
});
