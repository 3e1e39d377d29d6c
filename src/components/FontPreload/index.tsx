import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
// The files of src/branding/fontParts.ts.
import accentsUrl from '@site/src/branding/fonts/inter-accents.woff2';
import coreUrl from '@site/src/branding/fonts/inter-core.woff2';

/** Languages with letters that the core of the font lacks in nearly every line. */
const ACCENTED = new Set(['pt']);

/**
 * Asks for the text font together with the stylesheet: a browser would ask only after it has read
 * both, and a font with `font-display: optional` that comes later than the first frame is not used.
 */
export default function FontPreload() {
  const { i18n } = useDocusaurusContext();
  const urls = ACCENTED.has(i18n.currentLocale) ? [coreUrl, accentsUrl] : [coreUrl];
  return (
    <Head>
      {urls.map((url) => (
        <link
          key={url}
          rel="preload"
          href={url}
          as="font"
          type="font/woff2"
          // Fonts are fetched without credentials, also from the same host: only so do both match.
          crossOrigin="anonymous"
        />
      ))}
    </Head>
  );
}
