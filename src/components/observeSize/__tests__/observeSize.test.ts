/** @jest-environment jsdom */
import { observeSize } from '../observeSize';

const observe = jest.fn();
const disconnect = jest.fn();

function provideObserver() {
  window.ResizeObserver = jest.fn(() => ({
    observe,
    disconnect,
  })) as unknown as typeof ResizeObserver;
}

afterEach(() => {
  // @ts-expect-error -- jsdom has none by itself
  delete window.ResizeObserver;
  jest.clearAllMocks();
});

it('observes every element, and lets go of all', () => {
  provideObserver();
  const elements = [document.body, document.documentElement];
  const stop = observeSize(elements, () => {});
  expect(observe.mock.calls).toEqual([[document.body], [document.documentElement]]);
  stop();
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('without an observer measures at once, and when the window changes', () => {
  const onChange = jest.fn();
  const stop = observeSize([document.body], onChange);
  expect(onChange).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  window.dispatchEvent(new Event('resize'));
  expect(onChange).toHaveBeenCalledTimes(2);
});
