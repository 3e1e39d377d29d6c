/**
 * Wraps `Navbar/MobileSidebar`: the drawer is not rendered before it is first opened. Upstream
 * renders it at once on narrow screens, and its links count as visible for a moment: the code of
 * their pages would be prefetched.
 */
import { useState } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import OriginalMobileSidebar from '@theme-original/Navbar/MobileSidebar';

export default function MobileSidebar() {
  const { shown } = useNavbarMobileSidebar();
  const [hasBeenShown, setHasBeenShown] = useState(shown);
  if (shown && !hasBeenShown) setHasBeenShown(true);
  return hasBeenShown ? <OriginalMobileSidebar /> : null;
}
