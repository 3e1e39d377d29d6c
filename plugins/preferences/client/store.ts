import { useSyncExternalStore } from 'react';
import { createPreferencesStore } from './createPreferencesStore';
import type { PreferencesStore } from './createPreferencesStore';
import { DEFAULT_PREFERENCES } from './preferences';
import type { Preferences } from './preferences';

/** The page's preferences, for code outside React such as analytics. In the browser only. */
export const preferencesStore = createPreferencesStore();

/** What `usePreferences` returns: the preferences in force and the reader's way to change them. */
export type PreferencesControls = Preferences &
  Pick<PreferencesStore, 'setCodeVariant' | 'setCodeStyling'>;

function getServerPreferences(): Preferences {
  return DEFAULT_PREFERENCES;
}

/**
 * The reader's preferences and the setters for them; needs no provider and works in every React
 * root of the page. On the server, and in the first render of hydration, it returns the defaults;
 * the real preferences follow before the browser paints again. The setters keep their identity.
 * Serves the specification's "Preferences".
 */
export function usePreferences(): PreferencesControls {
  const preferences = useSyncExternalStore(
    preferencesStore.subscribe,
    preferencesStore.getPreferences,
    getServerPreferences,
  );
  const { setCodeVariant, setCodeStyling } = preferencesStore;
  return { ...preferences, setCodeVariant, setCodeStyling };
}
