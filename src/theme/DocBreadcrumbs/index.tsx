/**
 * Wraps `DocBreadcrumbs`: at the end of its line stands what can be done with the page. When its layout learns how
 * wide the window is, it is not rendered anew.
 */
import { memo } from 'react';
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '@site/src/page-actions/PageActions';

function DocBreadcrumbs() {
  return (
    <div className="page-head">
      <OriginalBreadcrumbs />
      <PageActions />
    </div>
  );
}

export default memo(DocBreadcrumbs);
