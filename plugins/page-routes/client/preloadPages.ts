import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { makePageKnown } from './pageFinders';

/**
 * Docusaurus prefetches what every visible link leads to, with a list of all chunks of the site in the
 * first download. We have no such list: pages are fetched on a reader's intent (pointer, touch), which
 * Docusaurus does as well. So no link has to watch whether it is visible: that is an observer for each.
 */
Object.assign(ExecutionEnvironment, { canUseIntersectionObserver: false });

/** To find out that there is nothing to prefetch, Docusaurus would compare the address of each link with all routes. */
const prefetch = (): false => false;

/** As Docusaurus judges it: then nothing is fetched before a link is followed. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

let isCompleted = false;

/** Docusaurus looks the page up at once when a pointer reaches a link: its route has to be known. */
export function onRouteUpdate(): void {
  if (isCompleted) return;
  isCompleted = true;
  const { docusaurus } = window;
  window.docusaurus = {
    ...docusaurus,
    prefetch,
    async preload(address) {
      if (isSlowConnection()) return [];
      // Routes know no anchors.
      const pathname = address.replace(/[?#].*$/, '');
      try {
        await makePageKnown(pathname);
        return (await docusaurus.preload(pathname)) || [];
      } catch {
        // Whoever follows the link asks once more.
        return [];
      }
    },
  };
}
