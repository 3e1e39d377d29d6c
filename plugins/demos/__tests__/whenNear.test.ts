/** @jest-environment jsdom */
import { whenNear } from '../client/whenNear';
import { fakeIntersectionObserver } from './fakeIntersectionObserver';

const observers = fakeIntersectionObserver();
const EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

let element: HTMLElement;
let inner: HTMLElement;

beforeEach(() => {
  element = document.createElement('div');
  inner = element.appendChild(document.createElement('button'));
});

function touchInEveryWay(): void {
  for (const name of EVENTS) inner.dispatchEvent(new Event(name));
}

describe('an element near the viewport', () => {
  it('is reported once, however often it comes and goes', () => {
    const callback = jest.fn();
    whenNear(element, callback);
    const [observer] = observers;
    expect(observer?.observed).toEqual([element]);
    observer?.report({ isIntersecting: false });
    expect(callback).not.toHaveBeenCalled();
    observer?.report({ isIntersecting: false }, { isIntersecting: true });
    observer?.report({ isIntersecting: true });
    expect(callback).toHaveBeenCalledTimes(1);
    expect(observer?.isConnected).toBe(false);
  });

  it('counts as near 200 px before it can be seen, above and below', () => {
    whenNear(element, jest.fn());
    expect(observers[0]?.options.rootMargin).toBe('200px 0px');
  });

  it('needs no further sign after that', () => {
    const callback = jest.fn();
    whenNear(element, callback);
    observers[0]?.report({ isIntersecting: true });
    touchInEveryWay();
    expect(callback).toHaveBeenCalledTimes(1);
  });
});

describe.each(EVENTS)('%s on something in it', (name) => {
  it('is reported once, and ends the waiting', () => {
    const callback = jest.fn();
    whenNear(element, callback);
    inner.dispatchEvent(new Event(name));
    expect(callback).toHaveBeenCalledTimes(1);
    inner.dispatchEvent(new Event(name));
    touchInEveryWay();
    expect(callback).toHaveBeenCalledTimes(1);
    expect(observers[0]?.isConnected).toBe(false);
  });

  it('leaves the event to the page', () => {
    whenNear(element, jest.fn());
    const event = new Event(name, { cancelable: true });
    expect(inner.dispatchEvent(event)).toBe(true);
  });
});

it('reports nothing after waiting was given up', () => {
  const callback = jest.fn();
  const stop = whenNear(element, callback);
  stop();
  touchInEveryWay();
  observers[0]?.report({ isIntersecting: true });
  expect(callback).not.toHaveBeenCalled();
  expect(observers[0]?.isConnected).toBe(false);
});

it('reports at once and once where the browser cannot observe', () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const callback = jest.fn();
  const stop = whenNear(element, callback);
  expect(callback).toHaveBeenCalledTimes(1);
  touchInEveryWay();
  stop();
  expect(callback).toHaveBeenCalledTimes(1);
});
