import { useSyncExternalStore } from 'react';
import { readShortcutKeys, USUAL_KEYS } from './copyShortcut';

function subscribeToNothing(): () => void {
  return () => {};
}

/**
 * The keys that copy on this machine, `⌘C` or `Ctrl + C`. The server and the hydrating page assume
 * the latter.
 */
export function useShortcutKeys(): string {
  return useSyncExternalStore(subscribeToNothing, readShortcutKeys, () => USUAL_KEYS);
}
