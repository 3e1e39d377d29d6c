import type { TOCTreeNode } from '@docusaurus/theme-common/internal';
import { escapeHtml } from '@site/plugins/code-samples/client/escapeHtml';

/**
 * The items of a table of contents as HTML. The texts of its headings are HTML already.
 *
 * @param linkClassName of all links
 */
export function printTree(toc: readonly TOCTreeNode[], linkClassName?: string): string {
  const className = linkClassName ? ` class="${escapeHtml(linkClassName)}"` : '';
  return toc
    .map(({ id, value, children }) => {
      const link = `<a href="#${escapeHtml(id)}"${className}>${value}</a>`;
      const items = printTree(children, linkClassName);
      return `<li>${link}${items && `<ul>${items}</ul>`}</li>`;
    })
    .join('');
}
