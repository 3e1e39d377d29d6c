import { matchPath } from '@docusaurus/router';
import type { PageRoute, RouteComponent } from './createPages';

interface ParentRoute {
  readonly component: RouteComponent;
  readonly routes: PageRoute[];
}

type LoadPages = () => Promise<{ readonly default: readonly PageRoute[] }>;

/** Asks for the page that stands in the address bar, as Docusaurus does for routes it knows. */
function preloadCurrentPage(pages: readonly PageRoute[]): Promise<unknown> {
  const { pathname } = window.location;
  const page = pages.find((route) =>
    [pathname, decodeURI(pathname)].some((path) => matchPath(path, route)),
  );
  return Promise.resolve(page?.component.preload?.());
}

/**
 * Completes a route with its pages before it is shown for the first time: Docusaurus waits for
 * `preload` of all routes that match an address before it renders them, and by then the address
 * bar has the new address. After a failure the next try asks the network again.
 */
export function addPagesWhenOpened<Route extends ParentRoute>(
  route: Route,
  load: LoadPages,
): Route {
  const { component } = route;
  const preloadComponent = component.preload;
  let loading: Promise<unknown> | undefined;

  const loadPages = async () => {
    const { default: pages } = await load();
    route.routes.push(...pages);
    return preloadCurrentPage(pages);
  };
  component.preload = () => {
    loading ??= loadPages().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return Promise.all([preloadComponent?.(), loading]);
  };
  return route;
}
