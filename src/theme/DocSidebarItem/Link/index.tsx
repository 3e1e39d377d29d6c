/**
 * Replaces `DocSidebarItem/Link` of theme-classic, whose label can only be text: ours carries the
 * entry's icon and flags inside the link, so that assistive technology reads them as part of it. And
 * on the way to another page only the two entries are rendered that it changes.
 */
import { memo } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/DocSidebarItem/Link';
import EntryIcon from '@site/src/components/EntryIcon';
import FlagChips from '@site/src/components/FlagChips';
import type { SidebarCustomProps } from '@site/src/navigation/sidebarItems';
import SidebarLink from '@site/src/sidebar/SidebarLink';

type EntryProps = Omit<Props, 'activePath'> & { readonly isActive: boolean };

const Entry = memo(function Entry({
  item,
  isActive,
  onItemClick,
  level,
  index: _index,
  ...props
}: EntryProps) {
  const { href, label, className, autoAddBaseUrl } = item;
  const customProps: SidebarCustomProps = item.customProps ?? {};
  const isInternal = isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <SidebarLink
        className={clsx('menu__link', { 'menu__link--active': isActive })}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        href={href}
        {...(isInternal && { onClick: () => onItemClick?.(item) })}
        {...customProps.linkProps}
        {...props}
      >
        {customProps.icon && <EntryIcon name={customProps.icon} />}
        <span className="sidebar-label">{label}</span>
        <FlagChips flags={customProps} />
        {!isInternal && <IconExternalLink />}
      </SidebarLink>
    </li>
  );
});

export default function DocSidebarItemLink({ activePath, ...props }: Props) {
  return <Entry {...props} isActive={isActiveSidebarItem(props.item, activePath)} />;
}
