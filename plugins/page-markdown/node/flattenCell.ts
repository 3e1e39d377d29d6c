import type { ElementContent } from 'hast';
import { createElement, createText, getText, isElement } from './hast';

/** Elements that begin a line of their own, and what goes before all of them but the first. */
const SEPARATORS: Readonly<Record<string, string>> = {
  div: ' ',
  dl: ' ',
  dd: ' ',
  dt: ' ',
  li: ', ',
  ol: ' ',
  p: ' ',
  ul: ' ',
};

/**
 * The content of a cell on one line, because a row of a Markdown table is one: paragraphs follow each
 * other, items of a list are separated by commas, blocks of code become code in the line.
 */
export function flattenCell(nodes: readonly ElementContent[]): ElementContent[] {
  const flat: ElementContent[] = [];
  for (const node of nodes) {
    if (!isElement(node)) {
      flat.push(node);
    } else if (node.tagName === 'pre') {
      flat.push(createElement('code', [createText(getText(node).trim())]));
    } else if (node.tagName === 'br') {
      flat.push(createText(' '));
    } else {
      const separator = SEPARATORS[node.tagName];
      const children = flattenCell(node.children);
      if (separator === undefined) {
        flat.push(createElement(node.tagName, children, node.properties));
      } else {
        if (flat.length > 0) flat.push(createText(separator));
        flat.push(...children);
      }
    }
  }
  return flat;
}
