import { useSyncExternalStore } from 'react';
import { getShortcutKeys } from './copyShortcut';

function subscribeToNothing(): () => void {
  return () => {};
}

/**
 * The keys that copy on this machine, `⌘C` or `Ctrl + C`. The server and the hydrating page assume
 * the latter.
 */
export function useShortcutKeys(): string {
  return useSyncExternalStore(
    subscribeToNothing,
    // Deprecated without a successor that all browsers have.
    () => getShortcutKeys(navigator.platform, navigator.userAgent),
    () => getShortcutKeys(''),
  );
}
