/**
 * Replaces `SearchMetadata` of theme-classic: what only crawlers of a hosted search read is left
 * out. The search of this site reads language, version and docs instance from these.
 */
import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadata({ locale, version, tag }: Props) {
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {version && <meta name="docusaurus_version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
    </Head>
  );
}
