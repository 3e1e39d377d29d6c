import type { Element, ElementContent, Properties, RootContent } from 'hast';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { toStaticLink, type SiteAddress } from '../client/toStaticLink';

/** Elements without behaviour and without a component of their own in Docusaurus' MDX. */
const PLAIN_TAGS = new Set(
  (
    'abbr b blockquote br cite dd del dfn dl dt em hr i ins kbd li mark ol p q s samp small strong ' +
    'sub sup tbody td th thead tr u ul var'
  ).split(' '),
);

/** A copy of an element that can be printed, and the links in it that Docusaurus has to check. */
export interface StaticCopy {
  readonly element: Element;
  readonly links: readonly string[];
}

function getCellProperties({ tagName, properties }: Element): Properties | null {
  const { align, ...others } = properties;
  if (Object.keys(others).length > 0) return null;
  if (align === undefined || align === null) return {};
  // What MDX makes of it: the attribute is obsolete.
  return tagName === 'td' || tagName === 'th' ? { style: `text-align:${String(align)}` } : null;
}

/** A line break would make it a block of code: see MDXCode of theme-classic. */
function isInlineCode({ properties, children }: Element): boolean {
  return (
    Object.keys(properties).length === 0 &&
    children.length > 0 &&
    children.every((child) => child.type === 'text' && !child.value.includes('\n'))
  );
}

class Copier {
  readonly links: string[] = [];

  constructor(private readonly site: SiteAddress) {}

  copyAll(nodes: readonly (ElementContent | RootContent)[]): ElementContent[] | null {
    const copies: ElementContent[] = [];
    for (const node of nodes) {
      const copy = this.copy(node as ElementContent | MdxJsxTextElementHast);
      if (!copy) return null;
      copies.push(copy);
    }
    return copies;
  }

  copyElement(element: Element): Element | null {
    const properties = this.copyProperties(element);
    const children = properties && this.copyAll(element.children);
    return children && { type: 'element', tagName: element.tagName, properties, children };
  }

  private copy(node: ElementContent | MdxJsxTextElementHast): ElementContent | null {
    if (node.type === 'text') return { type: 'text', value: node.value };
    if (node.type === 'element') return this.copyElement(node);
    if (node.type !== 'mdxJsxTextElement' || node.attributes.length > 0) return null;
    // `<kbd>` in a page: what an author writes as JSX is that element, whatever MDX maps it to.
    if (node.name === null || !PLAIN_TAGS.has(node.name)) return null;
    const children = this.copyAll(node.children);
    return children && { type: 'element', tagName: node.name, properties: {}, children };
  }

  private copyProperties(element: Element): Properties | null {
    if (element.tagName === 'a') return this.copyLinkProperties(element.properties);
    if (element.tagName === 'code') return isInlineCode(element) ? {} : null;
    return PLAIN_TAGS.has(element.tagName) ? getCellProperties(element) : null;
  }

  private copyLinkProperties({ href, title, ...others }: Properties): Properties | null {
    if (typeof href !== 'string' || Object.keys(others).length > 0) return null;
    const link = toStaticLink(href, this.site);
    if (!link) return null;
    if (link.isChecked) this.links.push(link.href);
    return {
      href: link.href,
      ...(link.isExternal && { target: '_blank', rel: ['noopener', 'noreferrer'] }),
      ...(title !== undefined && { title }),
    };
  }
}

/**
 * Copies an element whose HTML is known while the page is compiled: links have their final addresses.
 *
 * @returns null if anything in it is a component, has attributes that MDX or Docusaurus treat, or has to be
 *   computed.
 */
export function makeStatic(element: Element, site: SiteAddress): StaticCopy | null {
  const copier = new Copier(site);
  const copy = copier.copyElement(element);
  return copy && { element: copy, links: copier.links };
}
