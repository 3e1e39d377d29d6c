/**
 * Replaces `DocSidebarItem/Category` of theme-classic. Departures: a subheader group is a labelled
 * list that is always open; a group's state is remembered; its button is a button and carries the
 * group's flags. No group of ours is both a link and a switch, so that part is left out.
 */
import { useId } from 'react';
import clsx from 'clsx';
import { Collapsible, ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { Props } from '@theme/DocSidebarItem/Category';
import FlagChips from '@site/src/components/FlagChips';
import type { SidebarCustomProps } from '@site/src/navigation/sidebarItems';
import { useGroupState } from '@site/src/sidebar/useGroupState';

function SubheaderGroup({ item, level, onItemClick, activePath }: Props) {
  const labelId = useId();
  return (
    <li className={clsx('menu__list-item', item.className)}>
      <div className="sidebar-subheader__label" id={labelId}>
        {item.label}
        <FlagChips flags={(item.customProps ?? {}) as SidebarCustomProps} />
      </div>
      <ul className="sidebar-subheader__list" aria-labelledby={labelId}>
        <DocSidebarItems
          items={item.items}
          onItemClick={onItemClick}
          activePath={activePath}
          level={level}
        />
      </ul>
    </li>
  );
}

function CollapsibleGroup({ item, level, onItemClick, activePath }: Props) {
  const listId = useId();
  const customProps: SidebarCustomProps = item.customProps ?? {};
  const isActive = isActiveSidebarItem(item, activePath);
  const { isCollapsed, toggle } = useGroupState(
    customProps.pathname ?? item.label,
    isActive,
    item.collapsed,
  );
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        { 'menu__list-item--collapsed': isCollapsed },
        item.className,
      )}
    >
      <button
        type="button"
        className={clsx('menu__link menu__link--sublist menu__link--sublist-caret sidebar-group', {
          'menu__link--active': isActive,
        })}
        aria-expanded={!isCollapsed}
        aria-controls={listId}
        onClick={toggle}
      >
        <span className="sidebar-label">{item.label}</span>
        <FlagChips flags={customProps} />
      </button>
      <div id={listId}>
        <Collapsible lazy as="ul" className="menu__list" collapsed={isCollapsed}>
          <DocSidebarItems
            items={item.items}
            tabIndex={isCollapsed ? -1 : 0}
            onItemClick={onItemClick}
            activePath={activePath}
            level={level + 1}
          />
        </Collapsible>
      </div>
    </li>
  );
}

export default function DocSidebarItemCategory(props: Props) {
  const customProps: SidebarCustomProps = props.item.customProps ?? {};
  return customProps.subheader ? <SubheaderGroup {...props} /> : <CollapsibleGroup {...props} />;
}
