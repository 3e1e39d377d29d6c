import type { ThemeNode } from './themeTree';

/** A line of the tree that is in sight. */
export interface TreeRow {
  readonly node: ThemeNode;
  /** From 1. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many there are. */
  readonly position: number;
  readonly setSize: number;
  /** Undefined for an entry that has nothing in it. */
  readonly isExpanded: boolean | undefined;
}

/** The lines in sight, top to bottom. */
export function listRows(
  nodes: readonly ThemeNode[],
  isExpanded: (id: string) => boolean,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const isBranch = node.children.length > 0;
    const isOpen = isBranch && isExpanded(node.id);
    const row: TreeRow = {
      node,
      level,
      position: index + 1,
      setSize: nodes.length,
      isExpanded: isBranch ? isOpen : undefined,
    };
    return [row, ...(isOpen ? listRows(node.children, isExpanded, level + 1) : [])];
  });
}

/** What a key asks of the tree. */
export type TreeCommand =
  | { readonly type: 'focus'; readonly id: string }
  | { readonly type: 'expand' | 'collapse'; readonly ids: readonly string[] }
  | { readonly type: 'choose'; readonly id: string };

function findParent(rows: readonly TreeRow[], index: number): TreeRow | undefined {
  const level = rows[index]?.level ?? 1;
  return rows.slice(0, index).findLast((row) => row.level === level - 1);
}

function listClosedSiblings(rows: readonly TreeRow[], index: number): string[] {
  const parent = findParent(rows, index)?.node.id;
  return rows.flatMap((row, other) =>
    row.isExpanded === false && findParent(rows, other)?.node.id === parent ? [row.node.id] : [],
  );
}

/** The next line, from the one in focus on and around, whose key begins with a character. */
function findByCharacter(rows: readonly TreeRow[], index: number, character: string) {
  const order = [...rows.slice(index + 1), ...rows.slice(0, index + 1)];
  return order.find(({ node }) => node.key.toLowerCase().startsWith(character.toLowerCase()));
}

const toFocus = (row: TreeRow | undefined): TreeCommand | undefined =>
  row && { type: 'focus', id: row.node.id };

/**
 * What a key means on a line, as the tree view pattern of the ARIA Authoring Practices has it; the
 * tree is code and runs left to right always. Undefined for keys that are none of its business.
 *
 * @param key `KeyboardEvent.key`, pressed without Ctrl, Alt or Meta
 */
export function getTreeCommand(
  rows: readonly TreeRow[],
  index: number,
  key: string,
): TreeCommand | undefined {
  const row = rows[index];
  if (!row) return undefined;
  const { node, isExpanded } = row;
  switch (key) {
    case 'ArrowDown':
      return toFocus(rows[index + 1]);
    case 'ArrowUp':
      return toFocus(rows[index - 1]);
    case 'Home':
      return toFocus(rows[0]);
    case 'End':
      return toFocus(rows.at(-1));
    case 'ArrowRight':
      if (isExpanded === false) return { type: 'expand', ids: [node.id] };
      return isExpanded ? toFocus(rows[index + 1]) : undefined;
    case 'ArrowLeft':
      if (isExpanded) return { type: 'collapse', ids: [node.id] };
      return toFocus(findParent(rows, index));
    case 'Enter':
    case ' ':
      return { type: 'choose', id: node.id };
    case '*':
      return { type: 'expand', ids: listClosedSiblings(rows, index) };
    default:
      return [...key].length === 1 ? toFocus(findByCharacter(rows, index, key)) : undefined;
  }
}
