import { useEffect, type RefObject } from 'react';
import type { Inspector } from './createInspector';

/** Tells the inspector which row below an element a reader points at, touches or has focus in. */
export function useRowPointing(tables: RefObject<HTMLElement>, inspector: Inspector | null): void {
  useEffect(() => {
    const element = tables.current;
    if (!element || !inspector) return undefined;
    const onPoint = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest('tr[id]') : null;
      // Rows of the demo's own are none of ours.
      if (row && !row.closest('.api-inspector')) inspector.point(row.id);
    };
    const events = ['pointerover', 'focusin'] as const;
    events.forEach((name) => element.addEventListener(name, onPoint));
    return () => events.forEach((name) => element.removeEventListener(name, onPoint));
  }, [tables, inspector]);
}
