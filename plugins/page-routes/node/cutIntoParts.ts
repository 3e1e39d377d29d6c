/** Some pages, fetched when one of them is opened. */
export interface PagesPart {
  /** Path of the first of them, with a slash at its end; all of them come before the first of the next part. */
  readonly firstPath: string;
  /** Names them in `SplitRoutes.pages` or `SplitRoutes.singlePages`. */
  readonly query: string;
}

/**
 * How many pages a part has, of so many. The first download has the list of all parts and one of them,
 * so both grow with the square root of the number of pages.
 */
function getPartSize(pageCount: number): number {
  return Math.max(48, Math.ceil(2 * Math.sqrt(pageCount)));
}

function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Consecutive pages in the order of their paths, so that related ones come together. */
export function cutIntoParts<Page extends { readonly path: string }>(
  pages: readonly Page[],
): { readonly firstPath: string; readonly pages: readonly Page[] }[] {
  const ordered = [...pages].sort((a, b) => (withSlash(a.path) < withSlash(b.path) ? -1 : 1));
  const size = getPartSize(pages.length);
  return Array.from({ length: Math.ceil(ordered.length / size) }, (_, index) => {
    const part = ordered.slice(index * size, (index + 1) * size);
    return { firstPath: withSlash(part[0]?.path ?? ''), pages: part };
  });
}
