import type { SiteRoute } from './readSiteRoutes';

/** What `path-to-regexp` reads as a parameter, a group or an escape. */
const PATTERN = /[:()?+*\\]/;

/** Whether every route has a path that is meant as it is written, or is there for all (`*`). */
export function hasStaticPaths(routes: readonly SiteRoute[]): boolean {
  return routes.every(
    ({ path, routes: children = [] }) =>
      (path === '*' || !PATTERN.test(path)) && hasStaticPaths(children),
  );
}
