import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import FirstSteps from './FirstSteps';
import Hero from './Hero';
import LibraryCards from './LibraryCards';

const LIBRARIES_ID = 'libraries';
const START_ID = 'get-started';

function Section({
  id,
  title,
  lead,
  children,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="home-section" aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      <p className="page-lead">{lead}</p>
      {children}
    </section>
  );
}

/** The home page: what is documented here, which library to take, and how to begin. */
export default function HomePage() {
  return (
    <Layout
      title={translate({
        id: 'home.title',
        message: 'React component libraries',
        description: 'Title of the home page in the browser and in search results',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Documentation of Material UI, Joy UI, Base UI, and MUI System: guides, component pages with live demos, and API reference.',
        description: 'Description of the home page in search results',
      })}
    >
      <main className="home">
        <Hero librariesId={LIBRARIES_ID} />
        <Section
          id={LIBRARIES_ID}
          title={
            <Translate id="home.libraries.title" description="Heading above the libraries">
              Which one is yours?
            </Translate>
          }
          lead={
            <Translate id="home.libraries.lead" description="Text above the libraries">
              They share ideas, and Material UI and Joy UI are built on MUI System. Most projects
              need one of them.
            </Translate>
          }
        >
          <LibraryCards />
        </Section>
        <Section
          id={START_ID}
          title={
            <Translate id="home.steps.title" description="Heading above the first steps">
              A button in two steps
            </Translate>
          }
          lead={
            <Translate id="home.steps.lead" description="Text above the first steps">
              With Material UI, in a React project that you already have.
            </Translate>
          }
        >
          <FirstSteps />
        </Section>
      </main>
    </Layout>
  );
}
