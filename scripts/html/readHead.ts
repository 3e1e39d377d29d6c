import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { getAttribute } from './exceptions';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** What a page is called in tabs, bookmarks and search results. */
export interface Head {
  /** Whole title of the document, with the name of the site. */
  readonly title: string;
  /** Empty where the page has none. */
  readonly description: string;
}

function listElements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  const inside = node.childNodes.flatMap(listElements);
  return 'tagName' in node ? [node, ...inside] : inside;
}

/** Title and description of a page. */
export function readHead(html: string): Head {
  // The body is by far the longest part, and says nothing of this.
  const elements = listElements(parse(html.split(/<body\b/)[0] ?? ''));
  const title = elements.find(({ tagName }) => tagName === 'title');
  const text = title?.childNodes[0];
  const description = elements.find(
    (element) => element.tagName === 'meta' && getAttribute(element, 'name') === 'description',
  );
  return {
    title: text && 'value' in text ? text.value.trim() : '',
    description: (description && getAttribute(description, 'content')) ?? '',
  };
}
