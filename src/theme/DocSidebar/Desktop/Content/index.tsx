/** Wraps `DocSidebar/Desktop/Content`: the sidebar keeps its scroll position. */
import { useRef } from 'react';
import OriginalContent from '@theme-original/DocSidebar/Desktop/Content';
import type { Props } from '@theme/DocSidebar/Desktop/Content';
import { useProductId } from '@site/src/header/useProduct';
import { useSidebarScroll } from '@site/src/sidebar/useSidebarScroll';

export default function DocSidebarDesktopContent(props: Props) {
  const wrapper = useRef<HTMLDivElement>(null);
  useSidebarScroll(wrapper, useProductId() ?? 'site', props.path);
  return (
    <div ref={wrapper} className="sidebar-scroller">
      <OriginalContent {...props} />
    </div>
  );
}
