/** Wraps `BlogPostPage/Metadata`: a post has a picture of its own where a link to it is shared. */
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata';
import SocialImage from '@site/src/social-images/SocialImage';
import { getImagePath } from '@site/src/social-images/imagePath';

export default function BlogPostPageMetadata() {
  const { metadata, assets } = useBlogPost();
  const { title, permalink, frontMatter } = metadata;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const drawn = getImagePath(permalink, baseUrl);
  const image = useBaseUrl(assets.image ?? frontMatter.image ?? drawn, { absolute: true });
  return (
    <>
      <OriginalMetadata />
      <SocialImage image={image} alt={title} />
    </>
  );
}
