/** Styles already on the page that is being rendered, by a key that is new for every render. */
const stylesOfPage = new WeakMap<object, Set<string>>();

/**
 * Keys of the styles that the page has already. The server renders a page in document order, and
 * its location is an object of that one rendering, so demos further down see what earlier ones have
 * brought.
 */
export function getPageStyles(location: object): Set<string> {
  const seen = stylesOfPage.get(location) ?? new Set<string>();
  stylesOfPage.set(location, seen);
  return seen;
}
