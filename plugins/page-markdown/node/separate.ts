import type { ElementContent } from 'hast';
import { createText, getText, isElement } from './hast';

/** Elements that a stylesheet can set apart from what stands beside them. */
const isSetApart = (node: ElementContent) => isElement(node, ({ tagName }) => tagName === 'span');
const isLink = (node: ElementContent) => isElement(node, ({ tagName }) => tagName === 'a');

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_WORD = /^[\p{L}\p{N}]/u;

/** A chip behind a name, a label before a text, links in a row: apart on the page, words in a row here. */
function needsSpace(one: ElementContent, other: ElementContent): boolean {
  const isApart = isSetApart(one) || isSetApart(other) || (isLink(one) && isLink(other));
  return isApart && ENDS_IN_WORD.test(getText(one)) && BEGINS_WITH_WORD.test(getText(other));
}

/** Puts a space where only a stylesheet keeps words apart. */
export function separate(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const previous = nodes[index - 1];
    return previous && needsSpace(previous, node) ? [createText(' '), node] : [node];
  });
}
