import { createElement, type ReactNode } from 'react';
import type { IconShape, ShapeElement } from './types';

/** All that icons are drawn with. Shapes come over the network: nothing else becomes an element. */
const TAGS: ReadonlySet<string> = new Set([
  'path',
  'circle',
  'ellipse',
  'rect',
  'g',
  'defs',
  'use',
]);

function toNode([tag, attributes, children]: ShapeElement, key: number): ReactNode {
  if (!TAGS.has(tag)) return null;
  return createElement(tag, { ...attributes, key }, children?.map(toNode));
}

/** The inside of an icon's `svg`; nothing while the shape is not there yet. */
export function IconShapes({ shape }: { readonly shape: IconShape | null }) {
  if (shape === null) return null;
  return typeof shape === 'string' ? <path d={shape} /> : <>{shape.map(toNode)}</>;
}

/** An icon as a picture beside its name, in the color of the text; its size is the stylesheet's. */
export function IconPicture({ shape }: { readonly shape: IconShape | null }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor">
      <IconShapes shape={shape} />
    </svg>
  );
}
