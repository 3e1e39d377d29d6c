/** Wraps `DocItem/Footer` of theme-classic: asks before it whether the page was helpful. */
import Footer from '@theme-original/DocItem/Footer';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/feedback/PageFeedback';

export default function DocItemFooter() {
  const { permalink } = useDoc().metadata;
  return (
    <>
      {/* By its key each page has an answer of its own. */}
      <PageFeedback key={permalink} path={permalink} />
      <Footer />
    </>
  );
}
