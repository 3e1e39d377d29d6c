import type { NavigationEntry, NavigationTree } from './types';

/** Whether an entry leads to another site. */
export function isExternal({ pathname }: Pick<NavigationEntry, 'pathname'>): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(pathname);
}

/** Every entry of a tree, groups before their children. */
export function flattenTree(tree: NavigationTree): NavigationEntry[] {
  return tree.flatMap((entry) => [entry, ...flattenTree(entry.children ?? [])]);
}
