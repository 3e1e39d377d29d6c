import type { ReactNode } from 'react';
import { __unsafe_useEmotionCache, CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/cache';

/**
 * Gives what is below it emotion's cache for mirrored styles, or the one it would have had. The
 * provider is there either way: a demo keeps its state when the direction changes.
 */
export function Mirrored({
  cache,
  children,
}: {
  /** From `useDemoTheme`. */
  readonly cache: EmotionCache | null;
  readonly children: ReactNode;
}) {
  const inherited = __unsafe_useEmotionCache();
  const value = cache ?? inherited;
  return value ? <CacheProvider value={value}>{children}</CacheProvider> : <>{children}</>;
}
