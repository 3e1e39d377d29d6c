/**
 * Replaces `BlogLayout` of theme-classic, whose columns are Infima's: ours are those of the other
 * pages without a sidebar. A list of recent posts beside each post is left out; `/blog/` is that list.
 */
import Layout from '@theme/Layout';
import type { Props } from '@theme/BlogLayout';

export default function BlogLayout({ sidebar: _sidebar, toc, children, ...layoutProps }: Props) {
  return (
    <Layout {...layoutProps}>
      <div className="page-columns blog-page">
        <main className="page-columns__article">{children}</main>
        {toc && <aside className="page-columns__aside">{toc}</aside>}
      </div>
    </Layout>
  );
}
