/** Replaces the icon of theme-classic with a line: see ../LightMode. Every page and its script have it in them. */
import type { Props } from '@theme/Icon/Home';
import LineIcon from '@site/src/components/LineIcon';

export default function IconHome(props: Props) {
  return <LineIcon {...props} d="m3 11 9-7 9 7v9h-6v-6H9v6H3z" />;
}
