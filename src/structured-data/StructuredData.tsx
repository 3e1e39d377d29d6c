import Head from '@docusaurus/Head';
import { toScriptText } from './structuredData';

/** Data for search engines in the head of a page. */
export default function StructuredData({ data }: { readonly data: object }) {
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
