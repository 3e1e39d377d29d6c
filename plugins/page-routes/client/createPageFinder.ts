import { matchPath } from '@docusaurus/router';
import type { PageRoute } from './createPages';

/** A part of some pages: the path of the first in their order, ending with `/`, and how to get them. */
export type PagesPart = readonly [
  firstPath: string,
  load: () => Promise<{ readonly default: readonly PageRoute[] }>,
];

/** Makes a page known, and says which it is; rejects if it cannot be fetched. */
export type FindPage = (pathname: string) => Promise<PageRoute | undefined>;

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
 * Finds pages that are fetched with the first of their part. After a failure the next try asks the
 * network again.
 *
 * @param parts ordered by path
 * @param known the pages that were fetched; gets more of them
 */
export function createPageFinder(parts: readonly PagesPart[], known: PageRoute[]): FindPage {
  const loading = new Map<PagesPart, Promise<void>>();

  const loadPart = (part: PagesPart) => {
    const load = async () => {
      const { default: pages } = await part[1]();
      known.push(...pages);
    };
    const loads = loading.get(part) ?? load();
    loading.set(part, loads);
    return loads.catch((error: unknown) => {
      loading.delete(part);
      throw error;
    });
  };
  return async (pathname) => {
    for (const form of getForms(pathname)) {
      const part = findPart(parts, form);
      if (part) await loadPart(part);
      const page = known.find((candidate) => matchPath(form, candidate));
      if (page) return page;
    }
    return undefined;
  };
}
