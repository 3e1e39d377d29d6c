import { cutIntoParts, type PagesPart } from './cutIntoParts';
import { listNames } from './listNames';
import { getRouteKey, type SiteRoute, type SiteRoutes } from './readSiteRoutes';

/** Pages that stand alone, with all that Docusaurus has generated of them. */
export type SinglePages = SiteRoutes;

/** The routes of a site in two: what stays in the first download, and what is fetched. */
export interface TakenPages {
  readonly kept: SiteRoutes;
  readonly parts: readonly PagesPart[];
  /** By the query of their part. */
  readonly pages: Readonly<Record<string, SinglePages>>;
}

const CATCH_ALL = '*';

function pick<Value>(
  record: Readonly<Record<string, Value>>,
  isWanted: (key: string) => boolean,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => isWanted(key)));
}

/**
 * Takes the pages out that stand alone: posts and lists of a blog, changelog, single pages. The site's
 * first page stays, which every page has a link to, and so does what catches all addresses. Modules that other
 * routes need as well stay; two parts may have the same.
 */
export function takeSinglePages(site: SiteRoutes): TakenPages {
  const { routes, chunkNames, registry } = site;
  const addresses = routes.map(({ path }) => path).filter((path) => path !== CATCH_ALL);
  const isSingle = ({ path, routes: children }: SiteRoute) =>
    !children && path !== CATCH_ALL && !addresses.every((address) => address.startsWith(path));
  const taken = new Set(routes.filter(isSingle));
  const takenKeys = new Set(Array.from(taken, getRouteKey));

  const keptNames = pick(chunkNames, (key) => !takenKeys.has(key));
  const keptChunks = new Set(listNames(keptNames));
  const takenChunks = new Set(listNames(pick(chunkNames, (key) => takenKeys.has(key))));

  const pages: Record<string, SinglePages> = {};
  const parts = cutIntoParts([...taken]).map((part): PagesPart => {
    const query = `?pages=single-${Object.keys(pages).length}`;
    const keys = new Set(part.pages.map(getRouteKey));
    const names = pick(chunkNames, (key) => keys.has(key));
    const chunks = new Set(listNames(names));
    pages[query] = {
      routes: part.pages,
      chunkNames: names,
      registry: pick(registry, (name) => chunks.has(name) && !keptChunks.has(name)),
    };
    return { firstPath: part.firstPath, query };
  });
  return {
    kept: {
      routes: routes.filter((route) => !taken.has(route)),
      chunkNames: keptNames,
      registry: pick(registry, (name) => keptChunks.has(name) || !takenChunks.has(name)),
    },
    parts,
    pages,
  };
}
