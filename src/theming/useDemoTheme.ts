import { useSyncExternalStore } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { createThemeSource } from './createThemeSource';
import { getMirroringCache, subscribeToMirroring } from './mirroring';
import { themeStore } from './themeStore';
import { useThemeStyleElement, type ThemeWithVariables } from './useThemeStyleElement';

type ThemeSource<Theme> = ReturnType<typeof createThemeSource<Theme>>;

/**
 * The theme of a library's demos by the reader's choices, and emotion's cache for mirrored styles.
 * The theme turns right to left together with the styles. The same theme object stays until it has
 * to change, so that a new color mode, which is CSS variables only, renders nothing.
 */
export function useDemoTheme<Theme extends ThemeWithVariables>(
  library: string,
  themes: ThemeSource<Theme>,
): { readonly theme: Theme; readonly cache: EmotionCache | null } {
  const getTheme = () => {
    const direction = getMirroringCache() ? ('rtl' as const) : ('ltr' as const);
    return themes.get({ ...themeStore.getState(), direction });
  };
  const theme = useSyncExternalStore(subscribeToMirroring, getTheme, () => themes.base);
  const cache = useSyncExternalStore(subscribeToMirroring, getMirroringCache, () => null);
  useThemeStyleElement(library, themes.base, theme);
  return { theme, cache };
}
