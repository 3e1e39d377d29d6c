import { getChunkName } from './nameChunks';
import type { ChunkNames } from './readSiteRoutes';
import type { KeptRoute, SplitRoutes } from './splitRoutes';

/** The names in what a route needs, however deep they stand in it. */
function flatten(names: ChunkNames | undefined): string[] {
  return Object.values(names ?? {}).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return value && typeof value === 'object' ? flatten(value as ChunkNames) : [];
  });
}

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
  { routes, chunkNames, registry, pages }: SplitRoutes,
  routesFile: string,
): Map<string, readonly string[]> {
  const listed = new Map<string, readonly string[]>();
  const nameModule = (name: string) => {
    const module = registry[name];
    return module === undefined ? [] : [getChunkName(module)];
  };
  const add = (path: string, chunks: readonly string[]) => listed.set(path, [...new Set(chunks)]);

  function visit(
    { path, component, routes: children, pages: parts }: KeptRoute,
    around: readonly string[],
  ) {
    const names = flatten(chunkNames[`${component.path}-${component.hash}`]);
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
  return listed;
}
