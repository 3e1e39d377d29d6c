/**
 * Replaces the icon of theme-classic, whose filled shape is a kilobyte in the first download of every page; this
 * one is a line like the other signs of the header.
 */
import type { Props } from '@theme/Icon/LightMode';
import LineIcon from '@site/src/components/LineIcon';

export default function IconLightMode(props: Props) {
  return (
    <LineIcon
      {...props}
      d="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v1M12 20v1M3 12h1M20 12h1M5.6 5.6l.7.7M17.7 17.7l.7.7M5.6 18.4l.7-.7M17.7 6.3l.7-.7"
    />
  );
}
