import type { Element, ElementContent, Nodes, Parents, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { makeStatic } from './makeStatic';
import { toHtmlElement, toLinksExport } from './pageSyntax';
import type { SiteAddress } from '../client/toStaticLink';

export interface RehypeStaticContentOptions {
  /** Asked once for each page, since a language is chosen after Docusaurus has read its configuration. */
  readonly getSiteAddress: () => SiteAddress;
}

/** Only these begin a static part. */
const BLOCKS = new Set(['blockquote', 'dl', 'li', 'ol', 'p', 'tbody', 'thead', 'ul']);
/** Between one of these and what is beside it, white space is not drawn. */
const FLOW = new Set([...BLOCKS, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'pre', 'table']);

/**
 * Whether something is gained. What holds a word or two, as cells and items do, is one element anyway; a
 * paragraph's words need not be downloaded twice.
 */
function isWorthwhile({ tagName, children }: Element): boolean {
  return tagName === 'p' || children.some(({ type }) => type !== 'text');
}

function isFlow(node: Nodes | undefined): boolean {
  return node?.type === 'element' && FLOW.has(node.tagName);
}

/** White space beside a block is a text node of its own for React, and nothing for a reader. */
function dropWhitespaceBesideBlocks(parent: Parents): void {
  const { children } = parent;
  parent.children = (children as ElementContent[]).filter(
    (child, index) =>
      child.type !== 'text' ||
      child.value.trim() !== '' ||
      !(isFlow(children[index - 1]) || isFlow(children[index + 1])),
  );
}

/** What makes a component of a sample gives it its HTML in this property: plugins/code-samples. */
const HTML_PROPERTY = 'html';

class StaticContent {
  /** On this site. */
  readonly links = new Set<string>();
  /** How many elements have a number by which their HTML is found again in the page. */
  private numbered = 0;

  constructor(
    private readonly site: SiteAddress,
    private readonly print: (element: Element) => string,
  ) {}

  replaceIn(parent: Parents): void {
    dropWhitespaceBesideBlocks(parent);
    parent.children.forEach((child, index) => {
      if (!('children' in child)) return;
      if (child.type === 'element' && HTML_PROPERTY in child.properties) {
        child.properties.dataKept = this.takeNumber();
      }
      const replacement = child.type === 'element' ? this.replace(child) : null;
      if (replacement) parent.children[index] = replacement;
      else this.replaceIn(child as Parents);
    });
  }

  private replace(element: Element): MdxJsxFlowElementHast | null {
    if (!BLOCKS.has(element.tagName) || !isWorthwhile(element)) return null;
    const copy = makeStatic(element, this.site);
    // Attributes of the block itself would have to become props.
    if (!copy || Object.keys(copy.element.properties).length > 0) return null;
    copy.links.forEach((link) => this.links.add(link));
    return toHtmlElement(element.tagName, this.print(copy.element), this.takeNumber());
  }

  private takeNumber(): string {
    this.numbered += 1;
    return String(this.numbered);
  }
}

/**
 * Rehype plugin: blocks of a page without components in them become one element with HTML in it, for
 * React to take as it is. What is drawn stays the same. Put it last, after what makes components of
 * elements.
 *
 * Links in such HTML lead somewhere by `useStaticLinks`, and Docusaurus hears of them, to check them, by
 * `useCheckedLinks`.
 */
export function rehypeStaticContent({
  getSiteAddress,
}: RehypeStaticContentOptions): (tree: Root) => Promise<void> {
  return async (tree) => {
    // Loaded here: it is an ES module.
    const { toHtml } = await import('hast-util-to-html');
    const content = new StaticContent(getSiteAddress(), (element) => toHtml(element.children));
    content.replaceIn(tree);
    if (content.links.size > 0) tree.children.unshift(toLinksExport([...content.links]));
  };
}
