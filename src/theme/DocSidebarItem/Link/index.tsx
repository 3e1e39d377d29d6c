/**
 * Replaces `DocSidebarItem/Link` of theme-classic, whose label can only be text: ours carries the
 * entry's icon and flags inside the link, so that assistive technology reads them as part of it.
 */
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type { Props } from '@theme/DocSidebarItem/Link';
import EntryIcon from '@site/src/components/EntryIcon';
import FlagChips from '@site/src/components/FlagChips';
import type { SidebarCustomProps } from '@site/src/navigation/sidebarItems';

export default function DocSidebarItemLink({
  item,
  onItemClick,
  activePath,
  level,
  index: _index,
  ...props
}: Props) {
  const { href, label, className, autoAddBaseUrl } = item;
  const customProps: SidebarCustomProps = item.customProps ?? {};
  const isActive = isActiveSidebarItem(item, activePath);
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
      <Link
        className={clsx('menu__link', { 'menu__link--active': isActive })}
        autoAddBaseUrl={autoAddBaseUrl}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        {...(isInternal && { onClick: () => onItemClick?.(item) })}
        {...customProps.linkProps}
        {...props}
      >
        {customProps.icon && <EntryIcon name={customProps.icon} />}
        <span className="sidebar-label">{label}</span>
        <FlagChips flags={customProps} />
        {!isInternal && <IconExternalLink />}
      </Link>
    </li>
  );
}
