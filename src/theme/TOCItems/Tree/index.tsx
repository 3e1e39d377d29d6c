/**
 * Replaces `TOCItems/Tree` of theme-classic, which makes several components of every entry: the tree is one
 * element with HTML in it, as the text of a page is. Links to anchors are the browser's own upstream, too.
 */
import { memo } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/TOCItems/Tree';
import { listAnchors, printTree } from './printTree';

function TocItemsTree({ toc, className, linkClassName }: Props) {
  const brokenLinks = useBrokenLinks();
  if (toc.length === 0) return null;
  listAnchors(toc).forEach((anchor) => brokenLinks.collectLink(anchor));
  const html = printTree(toc, linkClassName ?? undefined);
  return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

export default memo(TocItemsTree);
