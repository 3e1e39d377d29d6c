/** Replaces the icon of theme-classic with a line: see ../LightMode. */
import type { Props } from '@theme/Icon/DarkMode';
import LineIcon from '@site/src/components/LineIcon';

export default function IconDarkMode(props: Props) {
  return <LineIcon {...props} d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />;
}
