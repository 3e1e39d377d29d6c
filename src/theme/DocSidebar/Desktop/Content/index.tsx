/**
 * Wraps `DocSidebar/Desktop/Content`: the sidebar keeps its scroll position, and on the page that a
 * reader enters by it stays the server's HTML until they turn to it (see src/sidebar/README.md).
 */
import { useEffect, useRef, useState } from 'react';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { useProductId } from '@site/src/header/useProduct';
import { keepServerList } from '@site/src/sidebar/serverList';
import { useLateSidebar } from '@site/src/sidebar/useLateSidebar';
import { useSidebarScroll } from '@site/src/sidebar/useSidebarScroll';
import { useVersionSidebar, type VersionSidebar } from '@site/src/sidebar/useVersionSidebar';

type ContentProps = Props & { readonly versionSidebar: VersionSidebar };

function ServerSidebar({ path, versionSidebar }: ContentProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  const shownPath = useLateSidebar({ ...versionSidebar, container: wrapper, path });
  useSidebarScroll(wrapper, useProductId() ?? 'site', shownPath);
  useEffect(() => keepServerList(wrapper.current), []);
  return (
    <div
      ref={wrapper}
      className="sidebar-scroller"
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}

function RenderedSidebar({ versionSidebar, ...props }: ContentProps) {
  const { items, load } = versionSidebar;
  const wrapper = useRef<HTMLDivElement>(null);
  useSidebarScroll(wrapper, useProductId() ?? 'site', props.path);
  // A window that was too narrow for a sidebar has become wider.
  useEffect(load, [load]);
  return (
    <div ref={wrapper} className="sidebar-scroller">
      <OriginalContent {...props} sidebar={items ?? []} />
    </div>
  );
}

export default function DocSidebarDesktopContent(props: Props) {
  const versionSidebar = useVersionSidebar(useDocsVersion(), useDocsSidebar()?.name ?? '');
  const isBrowser = useIsBrowser();
  // Only the page that was loaded has HTML of the server's, and only it is hydrated.
  const [isOfServer] = useState(versionSidebar.items === null && !isBrowser);
  const Content = isOfServer ? ServerSidebar : RenderedSidebar;
  return <Content {...props} versionSidebar={versionSidebar} />;
}
