import { createPageFinder, type PagesPart } from './createPageFinder';
import type { PageRoute, RouteComponent } from './createPages';
import { addPageFinder, makePageKnown } from './pageFinders';

interface ParentRoute {
  readonly path: string;
  readonly component: RouteComponent;
  readonly routes: PageRoute[];
}

/**
 * Completes a route with those of its pages that are about to be shown: Docusaurus waits for
 * `preload` of all routes that match an address before it renders them, and by then the address
 * bar has the new address.
 *
 * @param parts not empty, ordered by path.
 */
export function addPagesWhenOpened<Route extends ParentRoute>(
  route: Route,
  parts: readonly PagesPart[],
): Route {
  const { component } = route;
  const preloadComponent = component.preload;
  addPageFinder(route.path, createPageFinder(parts, route.routes));

  component.preload = () => {
    const preloadPage = async () => {
      const page = await makePageKnown(window.location.pathname);
      await page?.component.preload?.();
    };
    return Promise.all([preloadComponent?.(), preloadPage()]);
  };
  return route;
}
