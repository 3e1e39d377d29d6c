/** @jest-environment jsdom */
import type { Location } from 'history';
import { onRouteDidUpdate, onRouteUpdate } from '../client/progress';

const at = (pathname: string) => ({ pathname }) as Location;
const hasBar = () => document.querySelector('.page-progress') !== null;
const leave = (from: string | null, to: string) =>
  onRouteUpdate({ previousLocation: from === null ? null : at(from), location: at(to) });
const arrive = () => onRouteDidUpdate({ previousLocation: at('/a/'), location: at('/b/') });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  arrive();
  jest.useRealTimers();
});

it('shows a navigation that takes longer than 200 ms, until its page is there', () => {
  leave('/a/', '/b/');
  jest.advanceTimersByTime(199);
  expect(hasBar()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(hasBar()).toBe(true);
  arrive();
  expect(hasBar()).toBe(false);
});

it('shows nothing of a quick one', () => {
  leave('/a/', '/b/');
  jest.advanceTimersByTime(150);
  arrive();
  jest.runAllTimers();
  expect(hasBar()).toBe(false);
});

it('is gone after the last of several presses', () => {
  leave('/a/', '/b/');
  jest.advanceTimersByTime(150);
  leave('/a/', '/c/');
  arrive();
  jest.runAllTimers();
  expect(hasBar()).toBe(false);
});

it.each([
  ['the first page', null, '/a/'],
  ['another place on the page', '/a/', '/a/'],
])('shows nothing for %s', (_name, from, to) => {
  leave(from, to);
  jest.runAllTimers();
  expect(hasBar()).toBe(false);
});
