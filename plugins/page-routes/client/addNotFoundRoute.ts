/** The part of a route that is needed here. */
interface Route {
  readonly path?: string | readonly string[];
}

/** Has a meaning in the path of a route, and none in an address. */
const SPECIAL = /[:()*]/g;

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    // An address that somebody has typed.
    return pathname;
  }
}

/**
 * Makes an address that nothing is at lead to the page for unknown addresses, also where it lies
 * below a library: there the library's own route would match, and the browser would draw something
 * else than the server has sent, and hydrate it with errors.
 *
 * @param routes all routes of the site; gets one more, ahead of all others
 * @param pathname of the address bar
 */
export function addNotFoundRoute(routes: Route[], pathname: string): void {
  const notFound = routes.find(({ path }) => path === '*');
  if (!notFound) return;
  // Docusaurus looks for both forms.
  const path = [pathname, decode(pathname)].map((form) => form.replace(SPECIAL, '\\$&'));
  const route = { ...notFound, path, exact: true };
  routes.unshift(route);
}
