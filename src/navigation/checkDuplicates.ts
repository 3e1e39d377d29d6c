import { flattenTree } from './entries';
import type { NavigationTrees } from './types';

/**
 * Makes sure that no path occurs twice in the trees of one site, groups and external links
 * included. A slash at the end makes no difference.
 * Serves "Error catalogue: duplicated pathname" of the specification.
 *
 * @throws `Duplicated pathname <pathname> in pages`
 */
export function checkDuplicates(trees: NavigationTrees): void {
  const seen = new Set<string>();
  for (const { pathname } of Object.values(trees).flatMap(flattenTree)) {
    const key = pathname.replace(/\/+$/, '');
    if (seen.has(key)) {
      throw new Error(`Duplicated pathname ${pathname} in pages`);
    }
    seen.add(key);
  }
}
