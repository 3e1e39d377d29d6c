import { useEffect, useRef } from 'react';
import type { IconTheme } from './iconNames';
import type { ShapeStore } from './shapeStore';

/** In ms; a pause in typing after which a reader is taken to look at what was found. */
const REST_MS = 150;

/** What of the icons is in view: places in their list. */
export interface View {
  readonly icons: readonly number[];
  readonly start: number;
  readonly end: number;
}

/**
 * Fetches the shapes of the icons in view: at once when another part or another look of the same icons
 * is shown, after a rest when a search brings others. What the next key takes away again is never
 * fetched, and no key waits for it.
 */
export function useShapesInView(shapes: ShapeStore, view: View, theme: IconTheme): void {
  const { icons, start, end } = view;
  const askedIcons = useRef(icons);
  useEffect(() => {
    const ask = () => {
      askedIcons.current = icons;
      shapes.ask(icons.slice(start, end), theme);
    };
    if (askedIcons.current === icons) {
      ask();
      return undefined;
    }
    const timer = setTimeout(ask, REST_MS);
    return () => clearTimeout(timer);
  }, [shapes, icons, theme, start, end]);
}
