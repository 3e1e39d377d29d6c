/**
 * Wraps `DocItem/Paginator`: who has come to the end of a page has the next one fetched. When its layout learns how
 * wide the window is, it is not rendered anew.
 */
import { memo, useEffect } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Paginator from '@theme-original/DocItem/Paginator';
import { preloadNextPage } from '@site/src/next-page/preloadNextPage';

function DocItemPaginator() {
  const { permalink } = useDoc().metadata;
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('a.pagination-nav__link--next');
    return link ? preloadNextPage(link) : undefined;
  }, [permalink]);
  return <Paginator />;
}

export default memo(DocItemPaginator);
