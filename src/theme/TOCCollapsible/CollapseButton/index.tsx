/** Wraps `TOCCollapsible/CollapseButton`, which does not tell assistive technology its state. */
import OriginalCollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type { Props } from '@theme/TOCCollapsible/CollapseButton';

export default function CollapseButton(props: Props) {
  return <OriginalCollapseButton {...props} aria-expanded={!props.collapsed} />;
}
