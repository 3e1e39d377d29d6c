import type { ChunkNames, SiteRoute, SiteRoutes } from './readSiteRoutes';

/** Pages of one docs version that are alike but for their path and their content. */
export interface PageGroup {
  /** Name of the chunk of the component that shows them. */
  readonly component: string;
  /** `exact`, `sidebar` and what else the plugin says of each. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Module of the content, by the page's path. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Some pages of a docs version, fetched when one of them is opened. */
export interface PagesPart {
  /** Path of the first of them, with a slash at its end; all of them come before the first of the next part. */
  readonly firstPath: string;
  /** Names them in `SplitRoutes.pages`. */
  readonly query: string;
}

/** A route as it stays in the first download. */
export interface KeptRoute extends SiteRoute {
  readonly routes?: readonly KeptRoute[];
  /** What completes it, ordered by path. */
  readonly pages?: readonly PagesPart[];
  /** Module of the data of the docs version that it shows, whose sidebars come later. */
  readonly version?: string;
}

/** Where the docs plugin writes what all pages of a version are given. */
const VERSION_MODULE = /^@generated\/docusaurus-plugin-content-docs\/[^/]+\/p\/[^/]+\.json$/;

export interface SplitRoutes {
  readonly routes: readonly KeptRoute[];
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  readonly registry: Readonly<Record<string, string>>;
  /** What is fetched with the first page of a part, by the query it is asked for with. */
  readonly pages: Readonly<Record<string, readonly PageGroup[]>>;
}

interface Page {
  readonly key: string;
  readonly path: string;
  readonly component: string;
  readonly content: string;
  readonly attributes: Record<string, unknown>;
}

/** The route as a page of a docs version, if it is one and no more: a component and its content. */
function toPage(route: SiteRoute, chunkNames: SiteRoutes['chunkNames']): Page | undefined {
  const { path, component, routes, ...attributes } = route;
  const key = `${component.path}-${component.hash}`;
  const names = chunkNames[key];
  if (routes || !names || Object.keys(names).sort().join() !== '__comp,content') return undefined;
  const { __comp, content } = names;
  if (typeof __comp !== 'string' || typeof content !== 'string') return undefined;
  return { key, path, component: __comp, content, attributes };
}

function groupPages(pages: readonly Page[], registry: SiteRoutes['registry']): PageGroup[] {
  const groups = new Map<string, PageGroup & { readonly pages: Record<string, string> }>();
  for (const { path, component, content, attributes } of pages) {
    const id = JSON.stringify([component, attributes]);
    const group = groups.get(id) ?? { component, attributes, pages: {} };
    group.pages[path] = registry[content] as string;
    groups.set(id, group);
  }
  return [...groups.values()];
}

/**
 * How many pages a part has, of a version with so many. The first download has the list of all parts
 * and one of them, so both grow with the square root of the number of pages.
 */
function getPartSize(pageCount: number): number {
  return Math.max(48, Math.ceil(2 * Math.sqrt(pageCount)));
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Consecutive pages in the order of their paths, so that related ones come together. */
function cutIntoParts(pages: readonly Page[]): Page[][] {
  const ordered = [...pages].sort((a, b) => (withSlash(a.path) < withSlash(b.path) ? -1 : 1));
  const size = getPartSize(pages.length);
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) =>
    ordered.slice(index * size, (index + 1) * size),
  );
}

/** How many routes need each chunk. */
function countUses(chunkNames: SiteRoutes['chunkNames']): Map<string, number> {
  const uses = new Map<string, number>();
  const visit = (value: unknown) => {
    if (typeof value === 'string') uses.set(value, (uses.get(value) ?? 0) + 1);
    else if (value && typeof value === 'object') Object.values(value).forEach(visit);
  };
  visit(chunkNames);
  return uses;
}

/**
 * Takes the pages of docs versions out of the routes. What they share stays; a route with other
 * data, or a content that two routes show, stays as well.
 */
export function splitRoutes({ routes, chunkNames, registry }: SiteRoutes): SplitRoutes {
  const pages: Record<string, readonly PageGroup[]> = {};
  const uses = countUses(chunkNames);
  const takenKeys = new Set<string>();
  const takenChunks = new Set<string>();

  /** Only the route around those of all pages has both children and properties from a module. */
  function findVersion({ component, routes: children }: SiteRoute): string | undefined {
    const props = children && chunkNames[`${component.path}-${component.hash}`]?.__props;
    const module = typeof props === 'string' ? registry[props] : undefined;
    return module && VERSION_MODULE.test(module) ? module : undefined;
  }

  function keep(siteRoute: SiteRoute): KeptRoute {
    const version = findVersion(siteRoute);
    const route = { ...siteRoute, ...(version && { version }) };
    if (!route.routes) return { ...route, routes: undefined };
    const kept: SiteRoute[] = [];
    const taken: Page[] = [];
    for (const child of route.routes) {
      const page = toPage(child, chunkNames);
      if (page && registry[page.content] && uses.get(page.content) === 1) {
        taken.push(page);
        takenKeys.add(page.key);
        takenChunks.add(page.content);
      } else kept.push(child);
    }
    if (taken.length === 0) return { ...route, routes: kept.map(keep) };
    const parts = cutIntoParts(taken).map((part): PagesPart => {
      const query = `?pages=${Object.keys(pages).length}`;
      pages[query] = groupPages(part, registry);
      return { firstPath: withSlash(part[0]?.path ?? ''), query };
    });
    return { ...route, routes: kept.map(keep), pages: parts };
  }

  const keptRoutes = routes.map(keep);
  const without = <Value>(record: Readonly<Record<string, Value>>, taken: ReadonlySet<string>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !taken.has(key)));
  return {
    routes: keptRoutes,
    chunkNames: without(chunkNames, takenKeys),
    registry: without(registry, takenChunks),
    pages,
  };
}
