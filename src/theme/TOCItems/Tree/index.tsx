/**
 * Replaces `TOCItems/Tree` of theme-classic, which makes several components of every entry: the tree is one
 * element with HTML in it, as the text of a page is. Links to anchors are the browser's own upstream, too; those
 * of this list lead to headings that it was made of, so there is nothing to check.
 */
import type { Props } from '@theme/TOCItems/Tree';
import { printTree } from './printTree';

export default function TocItemsTree({ toc, className, linkClassName }: Props) {
  if (toc.length === 0) return null;
  const html = printTree(toc, linkClassName ?? undefined);
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
