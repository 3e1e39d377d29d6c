import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Links to the RSS and Atom feeds of a page, which lie in its folder. */
export default function FeedLinks({
  folder,
}: {
  /** Path of the page: `/blog/`. */
  readonly folder: string;
}) {
  return (
    <p className="blog-feeds">
      <Translate id="blog.feeds" description="Before links to RSS and Atom feeds">
        Follow by feed:
      </Translate>{' '}
      <a href={useBaseUrl(`${folder}rss.xml`)}>RSS</a>{' '}
      <a href={useBaseUrl(`${folder}atom.xml`)}>Atom</a>
    </p>
  );
}
