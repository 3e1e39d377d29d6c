import type { FindPage } from './createPageFinder';
import type { PageRoute } from './createPages';

/** By the path that the pages begin with. */
const finders = new Map<string, FindPage>();

/** Says who makes the pages below `basePath` known. */
export function addPageFinder(basePath: string, findPage: FindPage): void {
  finders.set(basePath, findPage);
}

/**
 * Makes the route of a page known, if there is one; rejects if it cannot be fetched. An archived version
 * lies below the current one, and pages that stand alone may lie below a library.
 */
export async function makePageKnown(pathname: string): Promise<PageRoute | undefined> {
  const around = [...finders]
    .filter(([basePath]) => pathname.startsWith(basePath))
    .sort(([a], [b]) => b.length - a.length);
  for (const [, findPage] of around) {
    const page = await findPage(pathname);
    if (page) return page;
  }
  return undefined;
}
