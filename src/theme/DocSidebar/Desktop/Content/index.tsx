/**
 * Wraps `DocSidebar/Desktop/Content`: the sidebar keeps its scroll position, and on the page that a
 * reader enters by it stays the server's HTML until they turn to it (see src/sidebar/README.md).
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { addServerList } from '@site/plugins/page-routes/client/sidebars';
import { useProductId } from '@site/src/header/useProduct';
import SidebarFailure from '@site/src/sidebar/SidebarFailure';
import { keepServerList } from '@site/src/sidebar/serverList';
import { useDrawnPage } from '@site/src/sidebar/useDrawnPage';
import { useLateSidebar } from '@site/src/sidebar/useLateSidebar';
import { useSidebarScroll } from '@site/src/sidebar/useSidebarScroll';
import { useVersionSidebar, type VersionSidebar } from '@site/src/sidebar/useVersionSidebar';

type ContentProps = Props & { readonly versionSidebar: VersionSidebar };

function ServerSidebar({
  path,
  versionSidebar,
  onMissing,
}: ContentProps & { readonly onMissing: () => void }) {
  const wrapper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Something in the page was not as the server wrote it, so React has rendered it anew.
    if (!wrapper.current?.firstElementChild) onMissing();
  }, [onMissing]);
  const [serverPath] = useState(path);
  const { load } = versionSidebar;
  const { shownPath, lacksEntry, hasFailed } = useLateSidebar({
    ...versionSidebar,
    container: wrapper,
    path,
    serverPath,
  });
  useSidebarScroll(wrapper, useProductId() ?? 'site', shownPath);
  const version = useDocsVersion();
  useEffect(() => keepServerList(version, wrapper.current, serverPath), [version, serverPath]);
  useEffect(() => addServerList(version), [version]);
  const whenDrawn = useDrawnPage();
  useEffect(
    // Asked for anew with each such page, as it may have failed.
    () => (lacksEntry ? whenDrawn(() => void load()) : undefined),
    [path, lacksEntry, load, whenDrawn],
  );
  return (
    <>
      <div
        ref={wrapper}
        className="sidebar-scroller"
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      {hasFailed && <SidebarFailure />}
    </>
  );
}

function RenderedSidebar({ sidebar, ...props }: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  useSidebarScroll(wrapper, useProductId() ?? 'site', props.path);
  return (
    <div ref={wrapper} className="sidebar-scroller">
      <OriginalContent {...props} sidebar={sidebar} />
    </div>
  );
}

/** Nothing is left of the server's HTML, as where a narrow window has become wider. */
function LateSidebar({ versionSidebar, ...props }: ContentProps) {
  const { items, load } = versionSidebar;
  useEffect(() => void load(), [load]);
  return items && <RenderedSidebar {...props} sidebar={items} />;
}

export default function DocSidebarDesktopContent(props: Props) {
  const versionSidebar = useVersionSidebar(useDocsVersion(), useDocsSidebar()?.name ?? '');
  const isBrowser = useIsBrowser();
  // Only the page that was loaded has HTML of the server's, and only it is hydrated.
  const [isOfServer, setOfServer] = useState(versionSidebar.items === null && !isBrowser);
  const onMissing = useCallback(() => setOfServer(false), []);
  const contentProps = { ...props, versionSidebar };
  return isOfServer ? (
    <ServerSidebar {...contentProps} onMissing={onMissing} />
  ) : (
    <LateSidebar {...contentProps} />
  );
}
