/**
 * Replaces `DocSidebar/Mobile` of theme-classic, whose list cannot be had without it: in the drawer
 * stand the entries that the server has rendered until the sidebar is fetched (see
 * src/sidebar/README.md).
 */
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDocsSidebar, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebar/Mobile';
import { addServerList } from '@site/plugins/page-routes/client/sidebars';
import SidebarFailure from '@site/src/sidebar/SidebarFailure';
import { getServerList } from '@site/src/sidebar/serverList';
import { useLateSidebar } from '@site/src/sidebar/useLateSidebar';
import { useVersionSidebar } from '@site/src/sidebar/useVersionSidebar';

const LIST_CLASS = clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list');

interface MenuProps {
  readonly path: string;
  readonly version: ReturnType<typeof useDocsVersion>;
  readonly name: string;
}

type ListProps = ReturnType<typeof useVersionSidebar> & {
  readonly path: string;
  readonly version: MenuProps['version'];
  readonly onItemClick: (item: PropSidebarItem) => void;
  readonly onEarlyFollow: () => void;
};

function ServerList({ version, ...props }: ListProps) {
  const container = useRef<HTMLUListElement>(null);
  const [{ html, path: serverPath }] = useState(
    () => getServerList(version) ?? { html: '', path: props.path },
  );
  const { hasFailed } = useLateSidebar({ ...props, container, serverPath });
  const { shown } = useNavbarMobileSidebar();
  return (
    <>
      <ul ref={container} className={LIST_CLASS} dangerouslySetInnerHTML={{ __html: html }} />
      {hasFailed && shown && <SidebarFailure />}
    </>
  );
}

function RenderedList({ items, path, onItemClick }: ListProps) {
  return (
    <ul className={LIST_CLASS}>
      <DocSidebarItems items={items ?? []} activePath={path} onItemClick={onItemClick} level={1} />
    </ul>
  );
}

function SecondaryMenu({ path, version, name }: MenuProps) {
  const { shown, toggle } = useNavbarMobileSidebar();
  const sidebar = useVersionSidebar(version, name);
  const { items, load } = sidebar;
  const [isOfServer] = useState(items === null);
  useEffect(() => {
    if (shown) void load();
  }, [shown, load]);
  const onItemClick = useCallback(
    (item: PropSidebarItem) => {
      if (item.type === 'link' || (item.type === 'category' && item.href)) toggle();
    },
    [toggle],
  );
  const List = isOfServer ? ServerList : RenderedList;
  return (
    <List
      {...sidebar}
      version={version}
      path={path}
      onItemClick={onItemClick}
      onEarlyFollow={toggle}
    />
  );
}

function DocSidebarMobile({ path }: Props) {
  const version = useDocsVersion();
  const name = useDocsSidebar()?.name ?? '';
  useEffect(() => (getServerList(version) ? addServerList(version) : undefined), [version]);
  return <NavbarSecondaryMenuFiller component={SecondaryMenu} props={{ path, version, name }} />;
}

export default memo(DocSidebarMobile);
