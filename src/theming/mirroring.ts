import type { EmotionCache } from '@emotion/cache';
import { themeStore } from './themeStore';

let cache: EmotionCache | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    ({ rtlCache: cache } = await import('./rtlCache'));
    listeners.forEach((listener) => listener());
  } catch {
    // Offline: styles stay as they are, and the next change of the theme tries again.
    loading = undefined;
  }
}

/**
 * The cache with which emotion writes mirrored styles; null while the reader's direction is left to
 * right, and until the code for mirroring has arrived.
 */
export function getMirroringCache(): EmotionCache | null {
  return themeStore.getState().direction === 'rtl' ? (cache ?? null) : null;
}

/** Calls back when `getMirroringCache` or the theme state may have changed; fetches what is needed. */
export function subscribeToMirroring(listener: () => void): () => void {
  const loadIfWanted = () => {
    if (themeStore.getState().direction === 'rtl') loading ??= load();
    listener();
  };
  listeners.add(listener);
  const unsubscribe = themeStore.subscribe(loadIfWanted);
  loadIfWanted();
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}
