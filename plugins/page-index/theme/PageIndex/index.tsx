import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import List from '@theme/PageIndex/List';
import TOC from '@theme/TOC';
import { getPageIndexTitle } from '../../client';
import type { PageIndexSection } from '../../types';

export interface Props {
  readonly sections: readonly PageIndexSection[];
}

/** The page that lists all others, library by library, in the order of their sidebars. */
export default function PageIndex({ sections }: Props) {
  const title = getPageIndexTitle();
  const lead = translate({
    id: 'pageIndex.lead',
    message: 'Every page of this site, library by library, in the order of the navigation.',
    description: 'Description of the page that lists all pages',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="page-columns" data-pagefind-ignore="all">
        <article className="markdown page-columns__article page-index">
          <header>
            <Heading as="h1">{title}</Heading>
            <p className="page-lead">{lead}</p>
          </header>
          {sections.map(({ id, label, items }) => (
            <section key={id} aria-labelledby={id}>
              <Heading as="h2" id={id}>
                {label}
              </Heading>
              <List items={items} />
            </section>
          ))}
        </article>
        <aside className="page-columns__aside">
          <TOC toc={sections.map(({ id, label }) => ({ id, value: label, level: 2 }))} />
        </aside>
      </main>
    </Layout>
  );
}
