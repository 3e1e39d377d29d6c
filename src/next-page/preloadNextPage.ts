import { preloadPage } from '@site/plugins/static-content/client/pageLinks';
import { runWhenIdle } from '@site/src/components/runWhenIdle/runWhenIdle';

/**
 * Fetches the next page once a reader has come to the end of this one, as far as the link to it, and
 * their browser has nothing else to do. Nothing is fetched where data are saved or the network is slow: see
 * `preload` of plugins/page-routes.
 *
 * @param link the link at the end of the page
 * @returns what ends the watch
 */
export function preloadNextPage(link: HTMLAnchorElement): () => void {
  // Without it the page is fetched when the link is reached, as any other.
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  let cancel: () => void = () => undefined;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    cancel = runWhenIdle(function* fetchPage() {
      yield preloadPage(link.pathname);
    });
  });
  observer.observe(link);
  return () => {
    observer.disconnect();
    cancel();
  };
}
