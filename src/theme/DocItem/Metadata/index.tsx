/**
 * Wraps `DocItem/Metadata`: a title that names the library, and what search engines and networks ask for
 * besides title and description.
 */
import Head from '@docusaurus/Head';
import {
  useDoc,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import { useMixedLanguages } from '@site/src/interface-text/useMixedLanguages';
import { buildDocumentTitle } from '@site/src/products/documentTitle';
import { products } from '@site/src/products/products';
import SocialImage from '@site/src/social-images/SocialImage';
import { getImagePath } from '@site/src/social-images/imagePath';
import StructuredData from '@site/src/structured-data/StructuredData';
import { buildTechArticle, toPageUrl } from '@site/src/structured-data/structuredData';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pluginId, isLast, label } = useDocsVersion();
  const languages = useMixedLanguages();
  const section = useSidebarBreadcrumbs()?.at(-2)?.label;
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const drawn = getImagePath(permalink, siteConfig.baseUrl);
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? drawn, { absolute: true });
  return (
    <>
      <OriginalMetadata />
      <Head>
        <title>
          {buildDocumentTitle({
            title,
            productName: products.find(({ id }) => id === pluginId)?.name ?? pluginId,
            versionLabel: isLast ? null : label,
            siteTitle: siteConfig.title,
            titleDelimiter: siteConfig.titleDelimiter,
          })}
        </title>
      </Head>
      <SocialImage image={image} alt={title} />
      <StructuredData
        data={buildTechArticle({
          headline: title,
          description,
          url: toPageUrl(siteConfig.url, permalink),
          image,
          language: languages?.content ?? i18n.currentLocale,
          section,
          modified: lastUpdatedAt ?? undefined,
          site: { name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl },
        })}
      />
    </>
  );
}
