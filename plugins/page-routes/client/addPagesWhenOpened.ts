import { matchPath } from '@docusaurus/router';
import type { PageRoute, RouteComponent } from './createPages';
import { addPageFinder } from './pageFinders';

interface ParentRoute {
  readonly path: string;
  readonly component: RouteComponent;
  readonly routes: PageRoute[];
}

/** A part of a version's pages: the path of the first in their order, ending with `/`, and how to get them. */
export type PagesPart = readonly [
  firstPath: string,
  load: () => Promise<{ readonly default: readonly PageRoute[] }>,
];

/** Forms in which the path of a page may stand in an address. */
function getForms(pathname: string): string[] {
  return [...new Set([pathname, decodeURI(pathname)])];
}

/** The part that has a page, if any has: parts are in the order of their paths. */
function findPart(parts: readonly PagesPart[], pathname: string): PagesPart | undefined {
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  return parts.findLast(([firstPath]) => firstPath <= path);
}

/**
 * Completes a route with those of its pages that are about to be shown: Docusaurus waits for
 * `preload` of all routes that match an address before it renders them, and by then the address
 * bar has the new address. After a failure the next try asks the network again.
 *
 * @param parts not empty, ordered by path.
 */
export function addPagesWhenOpened<Route extends ParentRoute>(
  route: Route,
  parts: readonly PagesPart[],
): Route {
  const { component } = route;
  const preloadComponent = component.preload;
  const loading = new Map<PagesPart, Promise<void>>();

  const loadPart = (part: PagesPart) => {
    const load = async () => {
      const { default: pages } = await part[1]();
      route.routes.push(...pages);
    };
    const known = loading.get(part) ?? load();
    loading.set(part, known);
    return known.catch((error: unknown) => {
      loading.delete(part);
      throw error;
    });
  };
  /** Makes a page known, and says which it is. */
  const findPage = async (pathname: string) => {
    for (const form of getForms(pathname)) {
      const part = form.startsWith(route.path) ? findPart(parts, form) : undefined;
      if (part) await loadPart(part);
      const page = route.routes.find((candidate) => matchPath(form, candidate));
      if (page) return page;
    }
    return undefined;
  };
  addPageFinder(route.path, findPage);

  component.preload = () => {
    const preloadPage = async () => {
      const page = await findPage(window.location.pathname);
      await page?.component.preload?.();
    };
    return Promise.all([preloadComponent?.(), preloadPage()]);
  };
  return route;
}
