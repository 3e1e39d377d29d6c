import { listNames } from './listNames';
import { getChunkName } from './nameChunks';
import { getRouteKey } from './readSiteRoutes';
import type { KeptRoute, SplitRoutes } from './splitRoutes';

/** The chunk of each page's own content, by the page's path. */
export function listContentChunks({ pages }: Pick<SplitRoutes, 'pages'>): Map<string, string> {
  const groups = Object.values(pages).flat();
  return new Map(
    groups.flatMap((group) =>
      Object.entries(group.pages).map(([page, module]) => [page, getChunkName(module)] as const),
    ),
  );
}

/**
 * Lists the chunks that a page is shown with, by its path: what the routes around it need, what it needs
 * itself, and the part of the routes that it stands in.
 *
 * @param routesFile as the module of the routes is imported
 */
export function listPageChunks(
  { routes, chunkNames, registry, pages, singlePages }: SplitRoutes,
  routesFile: string,
): Map<string, readonly string[]> {
  const listed = new Map<string, readonly string[]>();
  const nameModule = (name: string) => {
    const module = registry[name];
    return module === undefined ? [] : [getChunkName(module)];
  };
  const add = (path: string, chunks: readonly string[]) => listed.set(path, [...new Set(chunks)]);

  function visit(route: KeptRoute, around: readonly string[]) {
    const { path, routes: children, pages: parts } = route;
    const names = listNames(chunkNames[getRouteKey(route)]);
    const chunks = [...around, ...names.flatMap(nameModule)];
    for (const { query } of parts ?? []) {
      const part = getChunkName(routesFile + query);
      for (const group of pages[query] ?? []) {
        for (const [page, module] of Object.entries(group.pages)) {
          add(page, [...chunks, part, ...nameModule(group.component), getChunkName(module)]);
        }
      }
    }
    for (const child of children ?? []) visit(child, chunks);
    if (!children && !parts) add(path, chunks);
  }
  for (const route of routes) visit(route, []);
  for (const [query, part] of Object.entries(singlePages)) {
    for (const route of part.routes) {
      const names = listNames(part.chunkNames[getRouteKey(route)]);
      const modules = names.flatMap((name) => registry[name] ?? part.registry[name] ?? []);
      add(route.path, [routesFile + query, ...modules].map(getChunkName));
    }
  }
  return listed;
}
