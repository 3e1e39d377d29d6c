import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { IconShape, ShapeElement } from '../types';

type Attributes = Readonly<Record<string, unknown>>;

function toElements(content: ReactNode, name: string): ShapeElement[] {
  return Children.toArray(content).flatMap((node) => {
    if (!isValidElement(node)) return refuse(name, JSON.stringify(node));
    if (node.type === Fragment) {
      return toElements((node.props as { children?: ReactNode }).children, name);
    }
    return [toElement(node, name)];
  });
}

function toElement({ type, props }: ReactElement, name: string): ShapeElement {
  if (typeof type !== 'string') return refuse(name, String(type));
  const { children, ...attributes } = props as Attributes & { children?: ReactNode };
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value !== 'string') refuse(name, `the attribute ${key}=${String(value)}`);
  }
  const inner = toElements(children, name);
  const own = attributes as Readonly<Record<string, string>>;
  return inner.length > 0 ? [type, own, inner] : [type, own];
}

function refuse(name: string, got: string): never {
  throw new Error(
    `The icon ${name} draws ${got}, but SVG elements with attributes of text are all that can be packed. ` +
      'To mend: teach src/icons/node/toShape.ts and src/icons/IconShapes.tsx what it is.',
  );
}

/**
 * What an icon draws, as data: the path's data alone where it draws a single path.
 *
 * @param name of the icon, for messages
 * @throws Error for what cannot be data
 */
export function toShape(content: ReactNode, name: string): IconShape {
  const elements = toElements(content, name);
  const [first, ...others] = elements;
  if (!first || others.length > 0) return elements;
  const [tag, { d, ...attributes }, children] = first;
  const isLonePath = tag === 'path' && !children && Object.keys(attributes).length === 0;
  return isLonePath && d !== undefined ? d : elements;
}
