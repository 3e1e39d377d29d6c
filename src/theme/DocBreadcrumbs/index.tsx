/** Wraps `DocBreadcrumbs`: at the end of its line stands what can be done with the page. */
import OriginalBreadcrumbs from '@theme-original/DocBreadcrumbs';
import PageActions from '@site/src/page-actions/PageActions';

export default function DocBreadcrumbs() {
  return (
    <div className="page-head">
      <OriginalBreadcrumbs />
      <PageActions />
    </div>
  );
}
