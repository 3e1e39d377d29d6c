import { createContext, useContext } from 'react';

/** The element a live demo stands in; null on the server, and outside of an island. */
export const IslandContext = createContext<HTMLElement | null>(null);

/**
 * The element of the island that a `@theme/DemoRoot` is rendered in, for what depends on where it is
 * on the page. Null on the server.
 */
export function useIsland(): HTMLElement | null {
  return useContext(IslandContext);
}
