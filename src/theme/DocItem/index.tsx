/**
 * Wraps `DocItem`: what a page says of its place in the sidebar (breadcrumbs, heading, links to API
 * pages) comes from the page's own data. The whole sidebar is not in a reader's first download; see
 * plugins/page-routes. The page brings parts of its frame along (src/page-components). And Docusaurus
 * hears of the links in its static content (plugins/static-content).
 */
import { DocsSidebarProvider, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import OriginalDocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';
import { getSidebarExcerpt } from '@site/plugins/page-routes/client/sidebarExcerpt';
import { useCheckedLinks } from '@site/plugins/static-content/client/useCheckedLinks';
import { PagePartsProvider, type PageParts } from '@site/src/page-components/PageParts';

export default function DocItem(props: Props) {
  useCheckedLinks(props.content);
  const sidebar = useDocsSidebar();
  return (
    <DocsSidebarProvider name={sidebar?.name} items={getSidebarExcerpt(props.content.metadata)}>
      <PagePartsProvider value={props.content as PageParts}>
        <OriginalDocItem {...props} />
      </PagePartsProvider>
    </DocsSidebarProvider>
  );
}
