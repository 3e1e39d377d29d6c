import { useState, useSyncExternalStore } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createNearbySource, type Source } from './createNearbySource';
import type { createThemeSource } from './createThemeSource';
import { getMirroringCache, subscribeToMirroring } from './mirroring';
import { themeStore } from './themeStore';
import { useThemeStyleElement, type ThemeWithVariables } from './useThemeStyleElement';

type ThemeSource<Theme> = ReturnType<typeof createThemeSource<Theme>>;

/** What a demo is rendered with. */
interface DemoTheme<Theme> {
  readonly theme: Theme;
  /** Emotion's cache for mirrored styles; null while the demo is left to right. */
  readonly cache: EmotionCache | null;
}

function createSource<Theme>(themes: ThemeSource<Theme>, island: HTMLElement | null) {
  const initial: DemoTheme<Theme> = { theme: themes.base, cache: null };
  let last = initial;
  const source: Source<DemoTheme<Theme>> = {
    subscribe: subscribeToMirroring,
    getSnapshot() {
      const cache = getMirroringCache();
      const theme = themes.get({ ...themeStore.getState(), direction: cache ? 'rtl' : 'ltr' });
      if (theme !== last.theme || cache !== last.cache) last = { theme, cache };
      return last;
    },
  };
  return {
    ...(island ? createNearbySource(source, island) : source),
    // The very object of the first snapshot: a reader of the defaults gets no second rendering.
    getServerSnapshot: () => initial,
  };
}

/**
 * The theme of a library's demos by the reader's choices, which turns right to left together with
 * the styles. The same object stays until it has to change: a new color mode, which is CSS
 * variables only, renders nothing, and other choices wait for a demo to come near.
 *
 * @param island the element the demo stands in; null where there is none, as on the server
 */
export function useDemoTheme<Theme extends ThemeWithVariables>(
  library: string,
  themes: ThemeSource<Theme>,
  island: HTMLElement | null,
): DemoTheme<Theme> {
  const [source] = useState(() => createSource(themes, island));
  const { subscribe, getSnapshot, getServerSnapshot } = source;
  const current = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  useThemeStyleElement(library, themes.base, current.theme);
  return current;
}
