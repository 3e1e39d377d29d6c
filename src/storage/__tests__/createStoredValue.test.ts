/** @jest-environment jsdom */
import { createStoredValue } from '../createStoredValue';

const KEY = 'docs-test';

function create() {
  return createStoredValue({
    key: KEY,
    initial: { size: 1 },
    parse: (stored) => {
      const { size } = Object(stored) as { size?: unknown };
      return { size: typeof size === 'number' ? size : 1 };
    },
  });
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('keeps a value for the next visit, and forgets the initial one', () => {
  create().set({ size: 3 });
  expect(create().get()).toEqual({ size: 3 });
  create().set({ size: 1 });
  expect(localStorage.length).toBe(0);
});

it('is the same object until it changes', () => {
  localStorage.setItem(KEY, '{"size":3}');
  const value = create();
  expect(value.get()).toBe(value.get());
});

it.each(['', '{', 'null', '{"size":"3"}', '[]'])('begins anew where %j is kept', (text) => {
  localStorage.setItem(KEY, text);
  expect(create().get()).toEqual({ size: 1 });
});

it('follows other tabs while someone listens, and a storage that is cleared', () => {
  const value = create();
  const listener = jest.fn();
  const stop = value.subscribe(listener);
  const tell = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));
  tell({ key: KEY, newValue: '{"size":7}' });
  expect(value.get()).toEqual({ size: 7 });
  tell({ key: 'other', newValue: '{"size":8}' });
  expect(value.get()).toEqual({ size: 7 });
  tell({ key: null, newValue: null });
  expect(value.get()).toEqual({ size: 1 });
  stop();
  tell({ key: KEY, newValue: '{"size":9}' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('lasts as long as the page where storage is denied', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  const value = create();
  expect(value.get()).toEqual({ size: 1 });
  value.set({ size: 2 });
  expect(value.get()).toEqual({ size: 2 });
});
