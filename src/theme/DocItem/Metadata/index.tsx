/**
 * Replaces `DocItem/Metadata` of theme-classic: a title that names the library, and what search engines and
 * networks ask for besides title and description. All of it is one `<Head>`: upstream's parts, and what would
 * overrule them, were six, and each of them is read and merged when a page comes.
 */
import Head from '@docusaurus/Head';
import {
  useDoc,
  useDocsVersion,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTitleFormatter } from '@docusaurus/theme-common/internal';
import { useMixedLanguages } from '@site/src/interface-text/useMixedLanguages';
import { buildDocumentTitle } from '@site/src/products/documentTitle';
import { products } from '@site/src/products/products';
import { getImagePath } from '@site/src/social-images/imagePath';
import { listImageTags } from '@site/src/social-images/imageTags';
import {
  buildTechArticle,
  toPageUrl,
  toScriptText,
} from '@site/src/structured-data/structuredData';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { siteConfig, i18n } = useDocusaurusContext();
  const { pluginId, isLast, label } = useDocsVersion();
  const languages = useMixedLanguages();
  const section = useSidebarBreadcrumbs()?.at(-2)?.label;
  const titleFormatter = useTitleFormatter();
  const { title, description, permalink, lastUpdatedAt } = metadata;
  const { keywords } = frontMatter;
  const drawn = getImagePath(permalink, siteConfig.baseUrl);
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? drawn, { absolute: true });
  const article = buildTechArticle({
    headline: title,
    description,
    url: toPageUrl(siteConfig.url, permalink),
    image,
    language: languages?.content ?? i18n.currentLocale,
    section,
    modified: lastUpdatedAt ?? undefined,
    site: { name: siteConfig.title, url: siteConfig.url + siteConfig.baseUrl },
  });
  return (
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
      <meta property="og:title" content={titleFormatter.format(title)} />
      <meta name="description" content={description} />
      <meta property="og:description" content={description} />
      {keywords && <meta name="keywords" content={String(keywords)} />}
      {listImageTags(image, title)}
      <script type="application/ld+json">{toScriptText(article)}</script>
    </Head>
  );
}
