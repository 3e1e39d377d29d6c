import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useLocation } from '@docusaurus/router';
import { toMarkdownPath } from '@site/plugins/page-markdown/client';

/** Path of the Markdown of the page that is shown. */
export function useMarkdownPath(): string {
  const { pathname } = useLocation();
  return toMarkdownPath(pathname, useBaseUrl('/'));
}

/** Says in the head of a page where its Markdown is. Only for pages that exist. */
export default function MarkdownLink() {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={useMarkdownPath()} />
    </Head>
  );
}
