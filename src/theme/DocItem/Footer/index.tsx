/**
 * Wraps `DocItem/Footer` of theme-classic: asks before it whether the page was helpful. When its layout learns how
 * wide the window is, it is not rendered anew.
 */
import { memo } from 'react';
import Footer from '@theme-original/DocItem/Footer';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import PageFeedback from '@site/src/feedback/PageFeedback';

function DocItemFooter() {
  const { permalink } = useDoc().metadata;
  // Addresses of this site end with a slash, whatever the front matter of a page says.
  const path = permalink.replace(/\/*$/, '/');
  return (
    <>
      {/* By its key each page has an answer of its own. */}
      <PageFeedback key={path} path={path} />
      <Footer />
    </>
  );
}

export default memo(DocItemFooter);
