/**
 * Replaces `Navbar/MobileSidebar/Layout` of theme-classic: its container becomes a modal dialog for
 * keyboard and screen reader, which no wrapper can make of it. The panels are as upstream's.
 */
import { useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar, useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import { useModalDrawer } from '@site/src/header/useModalDrawer';

function Panel({ isHidden, children }: { isHidden: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
      )}
      // React 18 knows `inert` only as a custom attribute, which has to be a string.
      {...{ inert: isHidden ? '' : undefined }}
    >
      {children}
    </div>
  );
}

export default function MobileSidebarLayout({ header, primaryMenu, secondaryMenu }: Props) {
  const { shown: isSecondaryShown } = useNavbarSecondaryMenu();
  const { shown, toggle } = useNavbarMobileSidebar();
  const drawer = useRef<HTMLDivElement>(null);
  useModalDrawer(drawer, shown, toggle);
  return (
    <div
      ref={drawer}
      role="dialog"
      aria-modal="true"
      aria-label={translate({
        id: 'header.MobileSidebar.label',
        message: 'Navigation',
        description: 'Name of the navigation drawer on narrow screens',
      })}
      className={clsx(ThemeClassNames.layout.navbar.mobileSidebar.container, 'navbar-sidebar')}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', {
          'navbar-sidebar__items--show-secondary': isSecondaryShown,
        })}
      >
        <Panel isHidden={isSecondaryShown}>{primaryMenu}</Panel>
        <Panel isHidden={!isSecondaryShown}>{secondaryMenu}</Panel>
      </div>
    </div>
  );
}
