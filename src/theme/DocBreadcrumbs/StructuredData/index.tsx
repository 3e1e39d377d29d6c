/**
 * Replaces `DocBreadcrumbs/StructuredData` of theme-classic, whose way begins below the home page and
 * whose addresses lack the slash that those of our pages end with.
 */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import StructuredData from '@site/src/structured-data/StructuredData';
import { buildBreadcrumbList, toPageUrl } from '@site/src/structured-data/structuredData';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  const { title, url, baseUrl } = useDocusaurusContext().siteConfig;
  // A category without a page of its own has no address that could be named.
  const steps = breadcrumbs.flatMap(({ label, href }) =>
    href ? [{ name: label, url: toPageUrl(url, href) }] : [],
  );
  return (
    <StructuredData data={buildBreadcrumbList([{ name: title, url: url + baseUrl }, ...steps])} />
  );
}
