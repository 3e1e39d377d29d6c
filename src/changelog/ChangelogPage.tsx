import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import Changelog, { toc } from '@site/CHANGELOG.md';
import FeedLinks from '../components/FeedLinks';
import MarkdownLink from '../page-actions/MarkdownLink';

/** Where the page lies; `node/writeChangelogFeeds.ts` writes its feeds beside it. */
const FOLDER = '/changelog/';

function FeedsInHead({ title }: { readonly title: string }) {
  const rss = useBaseUrl(`${FOLDER}rss.xml`);
  const atom = useBaseUrl(`${FOLDER}atom.xml`);
  return (
    <Head>
      <link rel="alternate" type="application/rss+xml" href={rss} title={`${title} (RSS)`} />
      <link rel="alternate" type="application/atom+xml" href={atom} title={`${title} (Atom)`} />
    </Head>
  );
}

/** The page `/changelog/`: the site's own `CHANGELOG.md`, which is in English in every language. */
export default function ChangelogPage() {
  const { currentLocale, defaultLocale } = useDocusaurusContext().i18n;
  const title = translate({
    id: 'changelog.title',
    message: 'Changelog',
    description: 'Title of the page about changes of this site',
  });
  const description = translate({
    id: 'changelog.description',
    message:
      'What changed in this documentation for its readers, its authors and whoever runs it, the newest first.',
    description: 'Description of the page about changes of this site',
  });
  const language = currentLocale === defaultLocale ? undefined : defaultLocale;
  return (
    <Layout title={title} description={description}>
      <MarkdownLink />
      <FeedsInHead title={title} />
      <main className="page-columns">
        <article className="markdown page-columns__article">
          <header>
            <Heading as="h1">{title}</Heading>
            <FeedLinks folder={FOLDER} />
          </header>
          <div lang={language}>
            <MDXContent>
              {/* Its own heading is in English: the page has one in the reader's language. */}
              <Changelog components={{ h1: () => null }} />
            </MDXContent>
          </div>
        </article>
        <aside className="page-columns__aside" lang={language}>
          <TOC toc={toc} />
        </aside>
      </main>
    </Layout>
  );
}
