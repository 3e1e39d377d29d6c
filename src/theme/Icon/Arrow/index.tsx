/** Replaces the icon of theme-classic with a line, which also has the color of the text: see ../LightMode. */
import type { Props } from '@theme/Icon/Arrow';
import LineIcon from '@site/src/components/LineIcon';

export default function IconArrow(props: Props) {
  return <LineIcon {...props} width={20} height={20} d="m6 5 6 7-6 7M13 5l6 7-6 7" />;
}
