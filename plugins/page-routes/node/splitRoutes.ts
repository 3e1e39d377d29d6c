import { cutIntoParts, type PagesPart } from './cutIntoParts';
import { listNames } from './listNames';
import { getRouteKey, type ChunkNames, type SiteRoute, type SiteRoutes } from './readSiteRoutes';
import { takeSinglePages, type SinglePages } from './takeSinglePages';

/** Pages of one docs version that are alike but for their path and their content. */
export interface PageGroup {
  /** Name of the chunk of the component that shows them. */
  readonly component: string;
  /** `exact`, `sidebar` and what else the plugin says of each. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Module of the content, by the page's path. */
  readonly pages: Readonly<Record<string, string>>;
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
  /** The parts of the pages that stand alone, ordered by path. */
  readonly singleParts: readonly PagesPart[];
  /** What is fetched with the first page of such a part, by its query. */
  readonly singlePages: Readonly<Record<string, SinglePages>>;
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
  const { path, component: _, routes, ...attributes } = route;
  const key = getRouteKey(route);
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

/** How many times routes ask for each chunk. */
function countUses(chunkNames: SiteRoutes['chunkNames']): Map<string, number> {
  const uses = new Map<string, number>();
  for (const name of listNames(chunkNames)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return uses;
}

/** The paths of all pages of docs versions whose routes are fetched. */
export function listPaths({ pages }: Pick<SplitRoutes, 'pages'>): string[] {
  return Object.values(pages).flatMap((groups) =>
    groups.flatMap((group) => Object.keys(group.pages)),
  );
}

/**
 * Takes the pages out of the routes: those of docs versions, and those that stand alone. What the pages
 * of a version share stays; a route among them with other data, or a content that two routes show,
 * stays as well.
 */
export function splitRoutes(site: SiteRoutes): SplitRoutes {
  const {
    kept: siteWithoutSingles,
    parts: singleParts,
    pages: singlePages,
  } = takeSinglePages(site);
  const { routes, chunkNames, registry } = siteWithoutSingles;
  const pages: Record<string, readonly PageGroup[]> = {};
  const uses = countUses(site.chunkNames);
  const takenKeys = new Set<string>();
  const takenChunks = new Set<string>();

  /** Only the route around those of all pages has both children and properties from a module. */
  function findVersion(route: SiteRoute): string | undefined {
    const props = route.routes && chunkNames[getRouteKey(route)]?.__props;
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
      pages[query] = groupPages(part.pages, registry);
      return { firstPath: part.firstPath, query };
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
    singleParts,
    singlePages,
  };
}
