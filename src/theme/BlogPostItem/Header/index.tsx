/**
 * Replaces `BlogPostItem/Header` of theme-classic: a post begins like every other page, with its
 * description below the heading; who wrote it stands in the line of its date.
 */
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import PageActions from '@site/src/page-actions/PageActions';

export default function BlogPostItemHeader() {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <header className="blog-head">
      <BlogPostItemHeaderTitle />
      {isBlogPostPage && <p className="description">{metadata.description}</p>}
      <div className="blog-head__facts">
        <BlogPostItemHeaderInfo />
        {metadata.authors.map(({ key, name }) => (
          <span key={key ?? name}>{name}</span>
        ))}
      </div>
      {isBlogPostPage && <PageActions />}
    </header>
  );
}
