/** Wraps `@theme/PageIndex/List` of the page-index plugin: its links do not load the site anew. */
import List from '@theme-original/PageIndex/List';
import type { Props } from '@theme/PageIndex/List';
import { useStaticLinks } from '@site/plugins/static-content/client/useStaticLinks';

export default function LinkedList(props: Props) {
  return (
    <div {...useStaticLinks()}>
      <List {...props} />
    </div>
  );
}
