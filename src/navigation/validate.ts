import { collectEntryProblems, isRecord, show } from './entryRules';
import type { Problem } from './problems';
import { throwOnProblems } from './problems';
import type { NavigationTrees } from './types';

function collectTreeProblems(tree: unknown, where: string): Problem[] {
  if (!Array.isArray(tree)) {
    const what = `This is ${show(tree)}. A tree is a list of entries.`;
    return [{ where, what, fix: `Export a list: [{ pathname: '/system/react-box' }].` }];
  }
  return tree.flatMap((entry: unknown, index): Problem[] => {
    if (!isRecord(entry)) {
      const what = `Entry ${index + 1} is ${show(entry)}. An entry is an object with a pathname.`;
      return [{ where, what, fix: `Write it as { pathname: '/system/react-box' }.` }];
    }
    const place = `${where} > ${typeof entry.pathname === 'string' ? entry.pathname : `entry ${index + 1}`}`;
    const own = collectEntryProblems(entry).map((problem) => ({ where: place, ...problem }));
    const { children } = entry;
    return Array.isArray(children) ? [...own, ...collectTreeProblems(children, place)] : own;
  });
}

/**
 * Makes sure that every entry of every tree is one this site can show. Types catch most of this in
 * an editor; the build does not check types, and a misspelled flag would simply not be shown.
 *
 * @throws one error that lists all problems with their entries and fixes
 */
export function validateNavigation(trees: NavigationTrees): void {
  throwOnProblems(
    'sidebars.ts',
    Object.entries(trees).flatMap(([exportName, tree]) => collectTreeProblems(tree, exportName)),
  );
}
