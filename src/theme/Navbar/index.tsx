/**
 * Wraps `Navbar`, which would be rendered anew with every page. What in it depends on the page hears of
 * that by itself.
 */
import { memo } from 'react';
import OriginalNavbar from '@theme-original/Navbar';

export default memo(OriginalNavbar);
