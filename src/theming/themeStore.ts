import { useSyncExternalStore } from 'react';
import { createThemeStore } from './createThemeStore';
import { INITIAL_THEME_STATE, type ThemeState } from './themeReducer';

/** The one store of the page. */
export const themeStore = createThemeStore();

/**
 * The theme state, for every React root of the page, demos included. While hydrating it is the
 * initial one, as on the server.
 */
export function useThemeState(): ThemeState {
  return useSyncExternalStore(themeStore.subscribe, themeStore.getState, () => INITIAL_THEME_STATE);
}
