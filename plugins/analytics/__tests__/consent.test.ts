/** @jest-environment jsdom */
import { hasPrivacySignal, resolveConsent } from '../client/consent';
import { createConsentStore } from '../client/consentStore';

beforeEach(() => {
  window.localStorage.clear();
});

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{ doNotTrack: '0' }, false],
  [{ doNotTrack: '1' }, true],
  [{ doNotTrack: 'yes' }, true],
  [{ globalPrivacyControl: false }, false],
  [{ globalPrivacyControl: true }, true],
])('knows whether %j speaks for the reader: %p', (signals, expected) => {
  expect(hasPrivacySignal(signals)).toBe(expected);
});

it.each([
  // choice, signal, required → granted, asked
  ['undecided', false, true, false, true],
  ['undecided', false, false, true, false],
  ['granted', false, true, true, false],
  ['granted', false, false, true, false],
  ['denied', false, true, false, false],
  ['denied', false, false, false, false],
  ['undecided', true, true, false, false],
  ['undecided', true, false, false, false],
  ['granted', true, true, false, false],
  ['denied', true, false, false, false],
] as const)(
  '%s, signal %p, required %p: granted %p, asked %p',
  (choice, hasSignal, isRequired, isGranted, isAsked) => {
    expect(resolveConsent({ choice, hasSignal, isRequired })).toEqual({ isGranted, isAsked });
  },
);

describe('the store', () => {
  it('remembers the answer for the next page load', () => {
    createConsentStore().choose('denied');
    expect(createConsentStore().getChoice()).toBe('denied');
  });

  it('takes something else in its place for no answer', () => {
    window.localStorage.setItem('docs-consent', 'perhaps');
    expect(createConsentStore().getChoice()).toBe('undecided');
  });

  it('follows an answer in another tab', () => {
    const store = createConsentStore();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    window.localStorage.setItem('docs-consent', 'granted');
    window.dispatchEvent(new StorageEvent('storage', { key: 'docs-consent' }));
    expect(store.getChoice()).toBe('granted');
    window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.choose('denied');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('closes the question that was asked for again with the answer', () => {
    const store = createConsentStore();
    store.setReopened(true);
    expect(store.isReopened()).toBe(true);
    store.choose('granted');
    expect(store.isReopened()).toBe(false);
  });

  it('keeps an answer for the page where storage is denied', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createConsentStore();
    expect(store.getChoice()).toBe('undecided');
    store.choose('granted');
    expect(store.getChoice()).toBe('granted');
  });
});
