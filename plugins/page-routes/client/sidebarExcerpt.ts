import type { DocMetadata, PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** What a page shows of its sidebar, as node/addSidebarExcerpt.ts wrote it; none without a sidebar. */
export function getSidebarExcerpt(metadata: DocMetadata): PropSidebarItem[] | undefined {
  return (metadata as { readonly sidebarExcerpt?: PropSidebarItem[] }).sidebarExcerpt;
}
