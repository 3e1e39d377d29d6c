import { useSyncExternalStore } from 'react';
import type { ShapeStore } from './shapeStore';

/** Draws a component anew when shapes have come, or could not be fetched. */
export function useShapesVersion({ subscribe, getVersion }: ShapeStore): number {
  return useSyncExternalStore(subscribe, getVersion, () => 0);
}
