import { lazy, Suspense, type ComponentProps } from 'react';
import type NotFoundContent from '@theme/NotFound/Content';

const Content = lazy(() => import('@theme/NotFound/Content'));

/**
 * `@theme/NotFound/Content` for a link inside the site that leads to a page that is not there. Nobody
 * enters by it (see keepNotFound.ts), so no page needs it in its first download.
 */
export default function LateNotFound(props: ComponentProps<typeof NotFoundContent>) {
  return (
    <Suspense>
      <Content {...props} />
    </Suspense>
  );
}
