import renderRoutes from '@docusaurus/renderRoutes';
import type { RouteConfig } from 'react-router-config';
import { createPageFinder, type PagesPart } from './createPageFinder';
import type { PageRoute, RouteComponent } from './createPages';
import { isFirstPageNotFound } from './notFoundPage';
import { addPageFinder, makePageKnown } from './pageFinders';

/** A route of the first download. */
export interface TopRoute {
  readonly path: string | readonly string[];
  readonly component: RouteComponent;
  readonly exact?: boolean;
  readonly routes?: readonly PageRoute[];
}

/** The page that stands alone at the address; which one it is, its own routes say. */
function SinglePage({ route }: { readonly route?: RouteConfig }) {
  return renderRoutes(route?.routes);
}

/**
 * Completes the routes of the site with the pages that stand alone, when one of them is about to be
 * shown. The list of the site's routes is rendered once and for all, so the pages have one route in
 * it, whose paths become more. Until then their addresses are unknown ones, of the route that catches
 * all or of a library: whose `preload` finds them.
 *
 * @param routes of the whole site, `*` among them
 * @param parts not empty, ordered by path
 */
export function addSinglePages(
  routes: readonly TopRoute[],
  parts: readonly PagesPart[],
): readonly TopRoute[] {
  const paths: string[] = [];
  const pages: PageRoute[] = [];
  const findPage = createPageFinder(
    parts.map(([firstPath, load]): PagesPart => [
      firstPath,
      async () => {
        const part = await load();
        paths.push(...part.default.map(({ path }) => path));
        return part;
      },
    ]),
    pages,
  );
  addPageFinder('', findPage);

  const catchAll = routes.find(({ path }) => path === '*')?.component;
  const preloadNotFound = catchAll?.preload;
  if (catchAll) {
    catchAll.preload = async () => {
      // The document for unknown addresses is at such a one, and needs no more than it has.
      const isFirstPage = window.docusaurusRoot === undefined;
      const page =
        isFirstPage && isFirstPageNotFound
          ? undefined
          : await makePageKnown(window.location.pathname);
      await (page ? page.component.preload?.() : preloadNotFound?.());
    };
  }
  return [{ path: paths, exact: true, component: SinglePage, routes: pages }, ...routes];
}
