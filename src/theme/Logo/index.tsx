/**
 * Replaces `Logo`, which shows a file twice, once for each color mode: two elements and a request of the
 * first paint for a mark that is the same in both.
 */
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useThemeConfig } from '@docusaurus/theme-common';
import { SiteMark } from '@site/src/components/SiteMark';
import type { Props } from '@theme/Logo';

export default function Logo({ imageClassName, titleClassName, ...rest }: Props) {
  const { title } = useThemeConfig().navbar;
  return (
    <Link to={useBaseUrl('/')} {...rest}>
      <span className={imageClassName}>
        <SiteMark size={28} />
      </span>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
