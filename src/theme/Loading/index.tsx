/**
 * Replaces the `Loading` of Docusaurus' fallback theme, a kilobyte of animation that stands in for a page
 * whose parts are not here when it is drawn. Navigation waits for them (with a progress bar, see
 * plugins/page-routes), so it is hardly ever seen.
 */
import Translate from '@docusaurus/Translate';
import type OriginalLoading from '@theme-original/Loading';
import type { ComponentProps } from 'react';

export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof OriginalLoading>) {
  if (!error && !pastDelay) return null;
  return (
    <main className="container margin-vert--xl">
      {error ? (
        <>
          <p role="alert">
            <Translate
              id="loading.failed"
              description="Shown in place of a page that could not be fetched"
            >
              This page could not be loaded.
            </Translate>
          </p>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="loading.retry" description="Fetches once more what failed">
              Try again
            </Translate>
          </button>
        </>
      ) : (
        <p role="status">
          <Translate id="loading.waiting" description="Shown in place of a page that is on its way">
            Loading…
          </Translate>
        </p>
      )}
    </main>
  );
}
