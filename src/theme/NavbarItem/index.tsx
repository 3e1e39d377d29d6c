/**
 * Wraps `NavbarItem`: an item is what the configuration says of it, so it has nothing to render anew when the
 * header learns how wide the window is, which it does once on every page.
 */
import { memo } from 'react';
import OriginalNavbarItem from '@theme-original/NavbarItem';

export default memo(OriginalNavbarItem);
