/** Wraps `BlogTagsListPage`, which says nothing of itself to search engines. */
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/BlogTagsListPage';
import OriginalPage from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPage(props: Props) {
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.tags.description',
          message:
            'All subjects that the posts of this blog are about, with the number of posts on each.',
          description: 'What search engines show of the page that lists the tags of the blog',
        })}
      />
    </>
  );
}
