import fc from 'fast-check';

import type { NavigationEntry, NavigationTree } from '../types';

/** An entry whose children are still to be attached. */
interface Node {
  pathname: string;
  parent: number;
}

// No title can be made of `react-` alone.
const segment = fc.stringMatching(/^[a-z][a-z\d-]{0,5}$/).filter((text) => text !== 'react-');

const pathname = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => `/${segments.join('/')}`);

const externalUrl = fc
  .stringMatching(/^[a-z]{1,8}$/)
  .map((name) => `https://mui.com/${name}/?from=docs`);

function toTree(nodes: readonly Node[], parent = -1): NavigationTree {
  return nodes.flatMap((node, index): NavigationEntry[] => {
    if (node.parent !== parent) {
      return [];
    }
    const children = toTree(nodes, index);
    return [{ pathname: node.pathname, ...(children.length > 0 && { children }) }];
  });
}

/** Entries nested at random; a URL of another site never has children. */
function nest(pathnames: readonly string[], dice: readonly number[]): NavigationTree {
  const nodes = pathnames.map((value, index): Node => {
    const candidates = pathnames
      .slice(0, index)
      .flatMap((earlier, position) => (earlier.startsWith('/') ? [position] : []));
    const choice = (dice[index] ?? 0) % (candidates.length + 1);
    return { pathname: value, parent: candidates[choice] ?? -1 };
  });
  return toTree(nodes);
}

/** Different paths of this site and of another one, at least two. */
export const uniquePathnames = fc.uniqueArray(
  fc.oneof({ weight: 4, arbitrary: pathname }, externalUrl),
  { minLength: 2, maxLength: 20 },
);

/** A way to nest up to 21 entries. */
export const nesting = fc.array(fc.nat(), { minLength: 21, maxLength: 21 });

/** A tree of which every path is different. */
export const uniqueTree = fc
  .tuple(uniquePathnames, nesting)
  .map(([pathnames, dice]) => nest(pathnames, dice));

/**
 * A tree in which one path occurs twice, at any two places, with that path. The copy comes last in
 * the list, so that it is a leaf, but anywhere in the tree.
 */
export const treeWithDuplicate = fc
  .tuple(uniquePathnames, nesting, fc.nat())
  .map(([pathnames, dice, choice]) => {
    const duplicate = pathnames[choice % pathnames.length] ?? '';
    return { duplicate, tree: nest([...pathnames, duplicate], dice) };
  });
