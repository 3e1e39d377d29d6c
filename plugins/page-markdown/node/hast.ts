import type { Element, ElementContent, Root } from 'hast';

/** Whether a node is an element, and one that the test holds for. */
export function isElement(
  node: { readonly type: string },
  test: (element: Element) => boolean = () => true,
): node is Element {
  return node.type === 'element' && test(node as Element);
}

/** Classes of an element; none where it has no such attribute. */
export function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

/** The first element in the order of the document that the test holds for. */
export function findElement(
  node: Root | Element,
  test: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All of them, those inside of others left out. */
export function findElements(node: Element, test: (element: Element) => boolean): Element[] {
  return node.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return test(child) ? [child] : findElements(child, test);
  });
}

/** The text of a node and of everything in it, as it stands. */
export function getText(node: ElementContent | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node
    ? node.children.map((child) => getText(child as ElementContent)).join('')
    : '';
}

export function createElement(
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return { type: 'element', tagName, properties, children };
}

export function createText(value: string): ElementContent {
  return { type: 'text', value };
}
