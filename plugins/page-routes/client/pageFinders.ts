type FindPage = (pathname: string) => Promise<unknown>;

/** By the path that all pages of a docs version begin with. */
const finders = new Map<string, FindPage>();

/** Says who makes the pages below `basePath` known. */
export function addPageFinder(basePath: string, findPage: FindPage): void {
  finders.set(basePath, findPage);
}

/** Makes the route of a page known, if it is one of a docs version; rejects if it cannot be fetched. */
export async function makePageKnown(pathname: string): Promise<void> {
  const basePaths = [...finders.keys()].filter((basePath) => pathname.startsWith(basePath));
  // An archived version lies below the current one.
  const [innermost = ''] = basePaths.sort((a, b) => b.length - a.length);
  await finders.get(innermost)?.(pathname);
}
