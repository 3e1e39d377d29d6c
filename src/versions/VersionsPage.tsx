import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import TOC from '@theme/TOC';
import Cadence from './Cadence';
import Deprecation from './Deprecation';
import MajorReleases from './MajorReleases';
import NotBreaking from './NotBreaking';
import Prereleases from './Prereleases';
import ReleasedVersions from './ReleasedVersions';
import { getSections, type VersionsSection } from './sections';
import VersioningStrategy from './VersioningStrategy';

function Section({
  section,
  children,
}: {
  readonly section: VersionsSection;
  readonly children: ReactNode;
}) {
  return (
    <>
      <Heading as="h2" id={section.id}>
        {section.title}
      </Heading>
      {children}
    </>
  );
}

function Tables({ sections }: { readonly sections: ReturnType<typeof getSections> }) {
  return (
    <>
      <Section section={sections.released}>
        <p>
          <Translate id="versions.released.intro" description="Section Releases on this site">
            Each library is released on its own. Its pages describe the version that the header
            names beside it; where there are earlier ones, that menu leads to them.
          </Translate>
        </p>
        <ReleasedVersions title={sections.released.title} />
      </Section>
      <Section section={sections.majors}>
        <p>
          <Translate id="versions.majors.intro" description="Section Major releases">
            MUI System is released together with Material UI, under the same number. There is no
            version 2: the count went from 1 to 3.
          </Translate>
        </p>
        <MajorReleases title={sections.majors.title} />
      </Section>
    </>
  );
}

/** The page `/versions/`: what is documented where, and what may be expected of releases. */
export default function VersionsPage() {
  const sections = getSections();
  const title = translate({ id: 'versions.title', message: 'Versions', description: 'Page title' });
  const lead = translate({
    id: 'versions.description',
    message:
      'The releases that this site documents, where to find the earlier ones, and what a version number promises.',
    description: 'Description of the page about versions',
  });
  return (
    <Layout title={title} description={lead}>
      <main className="page-columns">
        <article className="markdown page-columns__article">
          <header>
            <Heading as="h1">{title}</Heading>
            <p className="page-lead">{lead}</p>
          </header>
          <Tables sections={sections} />
          <Section section={sections.prereleases}>
            <Prereleases />
          </Section>
          <Section section={sections.strategy}>
            <VersioningStrategy title={sections.strategy.title} />
          </Section>
          <Section section={sections.notBreaking}>
            <NotBreaking />
          </Section>
          <Section section={sections.cadence}>
            <Cadence />
          </Section>
          <Section section={sections.deprecation}>
            <Deprecation />
          </Section>
        </article>
        <aside className="page-columns__aside">
          <TOC
            toc={Object.values(sections).map(({ id, title }) => ({ id, value: title, level: 2 }))}
          />
        </aside>
      </main>
    </Layout>
  );
}
