import type { TOCTreeNode } from '@docusaurus/theme-common/internal';

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
}

/** The addresses that the entries lead to, within the page. */
export function listAnchors(toc: readonly TOCTreeNode[]): string[] {
  return toc.flatMap(({ id, children }) => [`#${id}`, ...listAnchors(children)]);
}

/**
 * The items of a table of contents as HTML. The texts of its headings are HTML already.
 *
 * @param linkClassName of all links
 */
export function printTree(toc: readonly TOCTreeNode[], linkClassName?: string): string {
  const className = linkClassName ? ` class="${escapeAttribute(linkClassName)}"` : '';
  return toc
    .map(({ id, value, children }) => {
      const link = `<a href="#${escapeAttribute(id)}"${className}>${value}</a>`;
      const items = printTree(children, linkClassName);
      return `<li>${link}${items && `<ul>${items}</ul>`}</li>`;
    })
    .join('');
}
