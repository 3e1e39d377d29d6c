/**
 * Wraps `Navbar/MobileSidebar`: the drawer is a modal dialog for keyboard and screen reader, and is
 * not rendered before it is first opened (upstream renders it at once on narrow screens, and its
 * links count as visible for a moment: their pages' code would be prefetched).
 */
import { useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { useModalDrawer } from '@site/src/header/useModalDrawer';

export default function MobileSidebar() {
  const { shown, toggle } = useNavbarMobileSidebar();
  const [hasBeenShown, setHasBeenShown] = useState(shown);
  const drawer = useRef<HTMLDivElement>(null);
  if (shown && !hasBeenShown) setHasBeenShown(true);
  useModalDrawer(drawer, shown, toggle);
  if (!hasBeenShown) return null;
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
    >
      <OriginalMobileSidebar />
    </div>
  );
}
