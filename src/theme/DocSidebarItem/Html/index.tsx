/**
 * Wraps `DocSidebarItem/Html`: a planned entry travels as an HTML item, the one kind that is no
 * link, and is drawn here so that its chip speaks the reader's language.
 */
import type { Props } from '@theme/DocSidebarItem/Html';
import OriginalHtml from '@theme-original/DocSidebarItem/Html';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import FlagChips from '@site/src/components/FlagChips';
import type { SidebarCustomProps } from '@site/src/navigation/sidebarItems';

export default function DocSidebarItemHtml(props: Props) {
  const { level, item } = props;
  const customProps: SidebarCustomProps = item.customProps ?? {};
  if (!customProps.planned) return <OriginalHtml {...props} />;
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
      )}
    >
      <span className="menu__link sidebar-planned">
        <span className="sidebar-label">{customProps.label}</span>
        <FlagChips flags={customProps} />
      </span>
    </li>
  );
}
