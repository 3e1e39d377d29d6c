import { collectDemoElements } from '../../plugins/demos/node/remarkDemos';
import { listNodes, type MarkdownNode } from '../../src/content/parseMdx';

/** What a page consists of, in numbers. */
export interface PageFigures {
  /** Words of prose: paragraphs, lists, tables, headings, code voice. No samples, no demos. */
  readonly words: number;
  readonly demos: number;
  /** Links to other pages, to parts of the page, and to other sites. */
  readonly links: number;
  readonly headings: number;
}

/** Nodes inside of a line of text: what stands before and after them belongs to the same word. */
const INLINE_TYPES = [
  'delete',
  'emphasis',
  'inlineCode',
  'link',
  'mdxJsxTextElement',
  'strong',
  'text',
];
const TEXT_TYPES = ['text', 'inlineCode'];
const LINK_TYPES = ['link', 'linkReference'];
const LINK_ATTRIBUTES = ['href', 'to'];

function getText(node: MarkdownNode): string {
  if (TEXT_TYPES.includes(node.type)) {
    return String(node.value);
  }
  return (node.children ?? [])
    .map((child) => (INLINE_TYPES.includes(child.type) ? getText(child) : ` ${getText(child)} `))
    .join('');
}

/** `countWords('one – two, three's 4')` → 4. The line that opens a callout names its kind only. */
function countWords(text: string): number {
  const prose = text.replace(/:::+ *[a-z]*/g, ' ');
  return prose.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function isLink({ type, attributes = [] }: MarkdownNode): boolean {
  return (
    LINK_TYPES.includes(type) ||
    attributes.some(({ name }) => name !== undefined && LINK_ATTRIBUTES.includes(name))
  );
}

/** Measures a page by its syntax tree. */
export function measurePage(tree: MarkdownNode): PageFigures {
  const nodes = listNodes(tree);
  return {
    words: countWords(getText(tree)),
    demos: collectDemoElements(tree).length,
    links: nodes.filter(isLink).length,
    headings: nodes.filter(({ type }) => type === 'heading').length,
  };
}
