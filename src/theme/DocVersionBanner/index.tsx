/**
 * Replaces `DocVersionBanner` of theme-classic: it names the library instead of the site, says what
 * its demos run, and tells search engines which page is the current one.
 */
import type { Props } from '@theme/DocVersionBanner';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import ArchiveBanner from '@site/src/versions/ArchiveBanner';

export default function DocVersionBanner({ className }: Props) {
  const { banner, label } = useDocsVersion();
  // Its parts are of no use on current pages, which are nearly all.
  return banner ? <ArchiveBanner className={className} versionLabel={label} /> : null;
}
