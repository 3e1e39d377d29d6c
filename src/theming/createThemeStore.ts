import {
  INITIAL_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from './themeReducer';
import { MODE_ATTRIBUTE, writeDocument } from './documentAttributes';
import {
  parseStoredTheme,
  readStoredTheme,
  THEME_STORAGE_KEY,
  writeStoredTheme,
  type StoredTheme,
} from './themeStorage';

/** Holds the theme state outside React, so that the page and every demo's own root share it. */
export interface ThemeStore {
  /** The state in force; the same object until something changes. In the browser only. */
  readonly getState: () => ThemeState;
  /**
   * Applies an action, keeps the result for later visits and tells everyone.
   * @throws `Unrecognized type …`, as `themeReducer` does.
   */
  readonly dispatch: (action: ThemeAction) => void;
  /** Calls back after each change, from this tab or another. Returns the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

function readMode(): ThemeState['paletteMode'] {
  return document.documentElement.getAttribute(MODE_ATTRIBUTE) === 'dark' ? 'dark' : 'light';
}

function applyStored(
  state: ThemeState,
  { direction, paletteColors, spacing, dense }: StoredTheme,
): ThemeState {
  const actions: readonly ThemeAction[] = [
    { type: 'CHANGE', payload: { direction, paletteColors } },
    { type: 'SET_SPACING', payload: spacing },
    { type: 'SET_DENSE', payload: dense },
  ];
  return actions.reduce(themeReducer, state);
}

function withMode(state: ThemeState, paletteMode: ThemeState['paletteMode']): ThemeState {
  return themeReducer(state, { type: 'CHANGE', payload: { paletteMode } });
}

/**
 * Creates a store. It touches neither document nor storage before it is used, and from then on
 * follows the color mode that Docusaurus sets, and the other tabs.
 */
export function createThemeStore(): ThemeStore {
  const listeners = new Set<() => void>();
  let current: ThemeState | undefined;

  function adopt(state: ThemeState): void {
    if (state === current) return;
    current = state;
    writeDocument(state);
    listeners.forEach((listener) => listener());
  }

  function follow(): void {
    const observer = new MutationObserver(() => adopt(getStateNow()));
    observer.observe(document.documentElement, { attributeFilter: [MODE_ATTRIBUTE] });
    window.addEventListener('storage', ({ key, newValue }) => {
      // No key: all of the storage was cleared.
      if (key !== THEME_STORAGE_KEY && key !== null) return;
      adopt(applyStored(getStateNow(), parseStoredTheme(newValue)));
    });
  }

  function getState(): ThemeState {
    if (!current) {
      // From the initial state on, so that a reader of the defaults gets the very object of the
      // server's snapshot, and no second rendering.
      current = withMode(applyStored(INITIAL_THEME_STATE, readStoredTheme()), readMode());
      writeDocument(current);
      follow();
    }
    return current;
  }

  /** The observer tells of a new mode a moment late; an older one must not be written over it. */
  function getStateNow(): ThemeState {
    return withMode(getState(), readMode());
  }

  return {
    getState,
    dispatch(action) {
      const before = getStateNow();
      const after = themeReducer(before, action);
      if (after !== before) writeStoredTheme(after);
      adopt(after);
    },
    subscribe(listener) {
      getState();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
