/** Wraps `DocItem/Paginator`: who has come to the end of a page has the next one fetched. */
import { useEffect } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Paginator from '@theme-original/DocItem/Paginator';
import { preloadNextPage } from '@site/src/next-page/preloadNextPage';

export default function DocItemPaginator() {
  const { permalink } = useDoc().metadata;
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    return link ? preloadNextPage(link) : undefined;
  }, [permalink]);
  return <Paginator />;
}
