import type { ProductId } from '../../products/products';
import { getProduct } from '../../products/products';
import { checkDuplicates } from '../checkDuplicates';
import type { SidebarItem } from '../sidebarItems';
import { toSidebarItems } from '../toSidebarItems';
import type { NavigationTree, NavigationTrees } from '../types';
import { validateNavigation } from '../validate';
import { readPages } from './readPages';

/** Where the pages of a tree are, and which other trees share the site with it. */
export interface SidebarOptions {
  readonly productId: ProductId;
  /** Absolute path of the folder with the product's pages: `__dirname` in its `sidebar.ts`. */
  readonly docsDir: string;
  /** The trees of every product: a path must not occur twice in the whole site. */
  readonly allTrees: NavigationTrees;
}

/**
 * The content of a product's `sidebar.ts`: its one sidebar, `docs`, made from its tree once all
 * trees are found to be in order and the tree agrees with the pages on disk. Docusaurus awaits it.
 *
 * @throws `Duplicated pathname <pathname> in pages`, or an error that lists all problems of a kind
 */
export async function createSidebar(
  tree: NavigationTree,
  { productId, docsDir, allTrees }: SidebarOptions,
): Promise<{ docs: SidebarItem[] }> {
  validateNavigation(allTrees);
  checkDuplicates(allTrees);
  return { docs: toSidebarItems(tree, await readPages(docsDir, getProduct(productId))) };
}
