/** Replaces the icon of theme-classic with a line: see ../LightMode. */
import type { Props } from '@theme/Icon/SystemColorMode';
import LineIcon from '@site/src/components/LineIcon';

export default function IconSystemColorMode(props: Props) {
  return <LineIcon {...props} d="M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0M12 4v16M15 5v14M18 8v8" />;
}
