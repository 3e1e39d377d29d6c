/** Wraps `BlogPostPage/Metadata`: a post has a picture of its own where a link to it is shared. */
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata';
import LinkPreview from '@site/src/link-previews/LinkPreview';
import { getPreviewPath } from '@site/src/link-previews/previewPath';

export default function BlogPostPageMetadata() {
  const { metadata, assets } = useBlogPost();
  const { title, permalink, frontMatter } = metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const drawn = getPreviewPath(permalink, baseUrl);
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? drawn, { absolute: true });
  return (
    <>
      <OriginalMetadata />
      <LinkPreview image={image} alt={title} />
    </>
  );
}
