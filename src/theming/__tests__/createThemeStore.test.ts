/** @jest-environment jsdom */
import { createThemeStore } from '../createThemeStore';
import { INITIAL_THEME_STATE, type ThemeAction } from '../themeReducer';
import { THEME_STORAGE_KEY } from '../themeStorage';

const html = document.documentElement;
const { body } = document;

function announceFromOtherTab(value: unknown, key: string | null = THEME_STORAGE_KEY) {
  const newValue = value === null ? null : JSON.stringify(value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

/** Observers of attributes are called back after the running script. */
const settle = () => Promise.resolve();

beforeEach(() => {
  localStorage.clear();
  html.setAttribute('data-theme', 'light');
  body.removeAttribute('dir');
  body.className = 'mine';
});

it('is the very initial state for a reader who chose nothing', () => {
  expect(createThemeStore().getState()).toBe(INITIAL_THEME_STATE);
});

it('starts with the mode of the page and the choices of an earlier visit', () => {
  html.setAttribute('data-theme', 'dark');
  localStorage.setItem(THEME_STORAGE_KEY, '{"dense":true,"direction":"rtl"}');
  expect(createThemeStore().getState()).toEqual({
    ...INITIAL_THEME_STATE,
    dense: true,
    direction: 'rtl',
    paletteMode: 'dark',
  });
});

it('shows mode and direction on the body, and keeps its other classes', () => {
  const store = createThemeStore();
  store.getState();
  expect([body.className, body.dir]).toEqual(['mine mode-light', 'ltr']);
  store.dispatch({ type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } });
  expect([body.className, body.dir]).toEqual(['mine mode-dark', 'rtl']);
  expect(html.getAttribute('data-theme')).toBe('dark');
});

it('follows the color mode that Docusaurus sets, and does not keep it', async () => {
  const store = createThemeStore();
  const listener = jest.fn();
  store.subscribe(listener);
  html.setAttribute('data-theme', 'dark');
  await settle();
  expect(store.getState().paletteMode).toBe('dark');
  expect(body.className).toBe('mine mode-dark');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
});

it('does not bring back the mode that was left just before a choice', () => {
  html.setAttribute('data-theme', 'dark');
  const store = createThemeStore();
  store.getState();
  html.setAttribute('data-theme', 'light');
  store.dispatch({ type: 'SET_DENSE', payload: true });
  expect(html.getAttribute('data-theme')).toBe('light');
  expect(store.getState()).toMatchObject({ dense: true, paletteMode: 'light' });
  html.setAttribute('data-theme', 'dark');
  announceFromOtherTab({ dense: false });
  expect(store.getState()).toMatchObject({ dense: false, paletteMode: 'dark' });
});

it('keeps a choice for the next visit, until it is reset', () => {
  const store = createThemeStore();
  store.dispatch({ type: 'SET_DENSE', payload: true });
  expect(createThemeStore().getState().dense).toBe(true);
  store.dispatch({ type: 'RESET_DENSITY' });
  expect(localStorage.getItem(THEME_STORAGE_KEY)).toBeNull();
});

it('tells of changes only, and no more once nobody listens', () => {
  const store = createThemeStore();
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.dispatch({ type: 'SET_DENSE', payload: false });
  expect(listener).not.toHaveBeenCalled();
  store.dispatch({ type: 'SET_DENSE', payload: true });
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  store.dispatch({ type: 'RESET_DENSITY' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes over what another tab chose, its reset too, and nothing from other keys', () => {
  const store = createThemeStore();
  store.getState();
  announceFromOtherTab({ dense: true, direction: 'rtl', spacing: 4 });
  expect(store.getState()).toMatchObject({ dense: true, direction: 'rtl', spacing: 4 });
  expect(body.dir).toBe('rtl');
  announceFromOtherTab({ dense: false }, 'something-else');
  expect(store.getState().dense).toBe(true);
  announceFromOtherTab(null);
  expect(store.getState()).toEqual(INITIAL_THEME_STATE);
  announceFromOtherTab({ dense: true });
  announceFromOtherTab(null, null);
  expect(store.getState().dense).toBe(false);
});

it('throws for an action that does not exist, and changes nothing', () => {
  const store = createThemeStore();
  expect(() => store.dispatch({ type: 'NO' } as unknown as ThemeAction)).toThrow(
    'Unrecognized type NO',
  );
  expect(store.getState()).toBe(INITIAL_THEME_STATE);
});
