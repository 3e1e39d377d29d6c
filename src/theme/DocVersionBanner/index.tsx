/**
 * Replaces `DocVersionBanner` of theme-classic: it names the library instead of the site, says what
 * its demos run, and tells search engines which page is the current one. Only archived pages bring the
 * banner along (src/page-components).
 */
import type { Props } from '@theme/DocVersionBanner';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { usePageParts } from '@site/src/page-components/PageParts';

export default function DocVersionBanner({ className }: Props) {
  const { banner, label } = useDocsVersion();
  const { ArchiveBanner } = usePageParts();
  return banner && ArchiveBanner ? (
    <ArchiveBanner className={className} versionLabel={label} />
  ) : null;
}
