import { formatPath, type ThemePath } from './themePath';

/** One entry of a theme, with what stands in it. */
export interface ThemeNode {
  readonly path: ThemePath;
  /** `formatPath(path)`, by which entries are told apart. */
  readonly id: string;
  readonly key: string;
  /** The value as code; of an object how many entries it has. */
  readonly text: string;
  /** A CSS color, to be shown beside its text. */
  readonly color?: string;
  /** Empty for a value. */
  readonly children: readonly ThemeNode[];
}

const COLOR_PATTERN = /^(#[\da-f]{3,8}|(rgb|hsl)a?\([^()]*\))$/i;

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'ƒ()';
  if (!isBranch(value)) return String(value);
  const count = Object.keys(value).length;
  return Array.isArray(value) ? `[${count}]` : `{${count}}`;
}

/**
 * Reads a theme into a tree. Functions are leaves, though some carry properties; an object that
 * stands within itself is told once.
 */
export function readThemeTree(theme: object): ThemeNode[] {
  const read = (parent: object, path: ThemePath, above: readonly object[]): ThemeNode[] =>
    Object.entries(parent).map(([key, value]: [string, unknown]) => {
      const ownPath = [...path, key];
      const isRepeated = isBranch(value) && above.includes(value);
      return {
        path: ownPath,
        id: formatPath(ownPath),
        key,
        text: describe(value),
        ...(typeof value === 'string' && COLOR_PATTERN.test(value) && { color: value }),
        children: isBranch(value) && !isRepeated ? read(value, ownPath, [...above, value]) : [],
      };
    });
  return read(theme, [], [theme]);
}

/** Ids of all entries that others stand in. */
export function listBranches(nodes: readonly ThemeNode[]): string[] {
  return nodes.flatMap(({ id, children }) =>
    children.length > 0 ? [id, ...listBranches(children)] : [],
  );
}

/** The entry of that id. */
export function findNode(nodes: readonly ThemeNode[], id: string): ThemeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(node.children, id);
    if (found) return found;
  }
  return undefined;
}

/** What a search found. */
export interface ThemeSearch {
  /** The entries that match, and what they stand in. */
  readonly nodes: readonly ThemeNode[];
  /** How many entries match. */
  readonly count: number;
}

/**
 * Entries whose path or value has every word of the query, in any case. An entry that matches by its
 * own key keeps everything in it.
 */
export function searchTheme(nodes: readonly ThemeNode[], query: string): ThemeSearch {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { nodes, count: 0 };
  let count = 0;
  const filter = (candidates: readonly ThemeNode[]): ThemeNode[] =>
    candidates.flatMap((node) => {
      const text = (node.children.length > 0 ? node.id : `${node.id} ${node.text}`).toLowerCase();
      if (words.every((word) => text.includes(word))) {
        count += 1;
        return [node];
      }
      const children = filter(node.children);
      return children.length > 0 ? [{ ...node, children }] : [];
    });
  return { nodes: filter(nodes), count };
}
