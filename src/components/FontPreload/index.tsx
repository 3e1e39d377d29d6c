import Head from '@docusaurus/Head';
// The file that src/branding/tokens.ts names for the Latin text of every page.
import latinTextUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';

/**
 * Asks for the text font together with the stylesheet: a browser would ask only after it has read
 * both, and a font with `font-display: optional` that comes later than the first frame is not used.
 */
export default function FontPreload() {
  return (
    <Head>
      <link
        rel="preload"
        href={latinTextUrl}
        as="font"
        type="font/woff2"
        // Fonts are fetched without credentials, also from the same host: only so do both match.
        crossOrigin="anonymous"
      />
    </Head>
  );
}
