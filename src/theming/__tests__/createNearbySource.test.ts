/** @jest-environment jsdom */
import { createNearbySource } from '../createNearbySource';

let tellPlace: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

beforeEach(() => {
  disconnect.mockClear();
  window.IntersectionObserver = jest.fn((callback: (entries: object[]) => void) => {
    tellPlace = (isIntersecting) => callback([{ isIntersecting }]);
    return { observe: jest.fn(), disconnect };
  }) as unknown as typeof IntersectionObserver;
});

function createValue(initial: number) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    source: {
      getSnapshot: () => value,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    set(next: number) {
      value = next;
      listeners.forEach((listener) => listener());
    },
    listeners,
  };
}

it('follows at once while it is near, holds while it is far, and catches up when it comes near', () => {
  const value = createValue(1);
  const nearby = createNearbySource(value.source, document.body);
  const seen: number[] = [];
  nearby.subscribe(() => seen.push(nearby.getSnapshot()));
  value.set(2);
  tellPlace(false);
  value.set(3);
  value.set(4);
  expect(nearby.getSnapshot()).toBe(2);
  tellPlace(true);
  expect(nearby.getSnapshot()).toBe(4);
  expect(seen).toEqual([2, 2, 2, 4]);
});

it('lets go of everything in the end', () => {
  const value = createValue(1);
  const stop = createNearbySource(value.source, document.body).subscribe(() => {});
  expect(value.listeners.size).toBe(1);
  stop();
  expect(value.listeners.size).toBe(0);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('follows everything where it cannot be told what is near', () => {
  // @ts-expect-error -- a browser that has none, or from which a reader's extension took it
  delete window.IntersectionObserver;
  const value = createValue(1);
  const nearby = createNearbySource(value.source, document.body);
  const seen: number[] = [];
  const stop = nearby.subscribe(() => seen.push(nearby.getSnapshot()));
  value.set(2);
  stop();
  value.set(3);
  expect(seen).toEqual([2]);
});
