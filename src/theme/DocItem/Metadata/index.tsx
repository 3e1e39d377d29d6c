/** Wraps `DocItem/Metadata`: what search engines and networks ask for besides title and description. */
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import { useMixedLanguages } from '@site/src/interface-text/useMixedLanguages';
import SocialImage from '@site/src/social-images/SocialImage';
import { getImagePath } from '@site/src/social-images/imagePath';
import StructuredData from '@site/src/structured-data/StructuredData';
import { buildTechArticle, toPageUrl } from '@site/src/structured-data/structuredData';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  const languages = useMixedLanguages();
  const section = useSidebarBreadcrumbs()?.at(-2)?.label;
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const drawn = getImagePath(permalink, siteConfig.baseUrl);
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? drawn, { absolute: true });
  return (
    <>
      <OriginalMetadata />
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
