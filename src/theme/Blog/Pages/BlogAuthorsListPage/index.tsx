/** Wraps `Blog/Pages/BlogAuthorsListPage`, which says nothing of itself to search engines. */
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';
import OriginalPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props) {
  return (
    <>
      <OriginalPage {...props} />
      <PageMetadata
        description={translate({
          id: 'blog.authors.description',
          message: 'Everyone who writes in this blog, with the number of posts by each of them.',
          description: 'What search engines show of the page that lists the authors of the blog',
        })}
      />
    </>
  );
}
