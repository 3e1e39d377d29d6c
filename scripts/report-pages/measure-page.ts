import type { Root } from 'mdast';
import { collectDemoElements } from '../../plugins/demos/node/remarkDemos';

/** What a page consists of, in numbers. */
export interface PageFigures {
  /** Words of prose: paragraphs, lists, tables, headings, code voice. No samples, no demos. */
  readonly words: number;
  readonly demos: number;
  /** Links to other pages, to parts of the page, and to other sites. */
  readonly links: number;
  readonly headings: number;
}

/** The parts of a node of any kind that figures are made from. */
interface PageNode {
  readonly type: string;
  readonly value?: unknown;
  readonly children?: readonly PageNode[];
  readonly attributes?: ReadonlyArray<{ readonly name?: string; readonly value?: unknown }>;
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

function getText(node: PageNode): string {
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

function isLink({ type, attributes = [] }: PageNode): boolean {
  return (
    LINK_TYPES.includes(type) ||
    attributes.some(({ name }) => name !== undefined && LINK_ATTRIBUTES.includes(name))
  );
}

function count(node: PageNode, test: (node: PageNode) => boolean): number {
  const below = (node.children ?? []).reduce((sum, child) => sum + count(child, test), 0);
  return below + (test(node) ? 1 : 0);
}

/** Measures a page by its syntax tree. */
export function measurePage(tree: Root): PageFigures {
  const root = tree as PageNode;
  return {
    words: countWords(getText(root)),
    demos: collectDemoElements(tree).length,
    links: count(root, isLink),
    headings: count(root, ({ type }) => type === 'heading'),
  };
}
