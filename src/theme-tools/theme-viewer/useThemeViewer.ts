import { useEffect, useMemo, useState } from 'react';
import { createStoredValue, useStoredValue } from '@site/src/storage/createStoredValue';
import { formatPath, listAncestors } from './themePath';
import { findNode, readThemeTree, searchTheme } from './themeTree';
import { listRows, type TreeCommand } from './treeRows';
import { parseViewerAddress, writeViewerAddress } from './viewerAddress';

/** A theme that can be looked at. */
export interface ViewedTheme {
  /** In the address: `dark`. */
  readonly id: string;
  readonly label: string;
  readonly theme: object;
}

/** Whether entries are open from the start; a habit, so it outlives the visit. */
const openAll = createStoredValue({
  key: 'docs-theme-viewer',
  initial: false,
  parse: (stored) => stored === true,
});

/** Entries that stand otherwise than `openAll` says. */
type Exceptions = ReadonlySet<string>;
const NONE: Exceptions = new Set();

/**
 * The course of a theme viewer: which theme, what is open, searched for and chosen. What is chosen
 * stands in the address, and an address opens what it names.
 *
 * @param themes the first one is shown where the address says nothing; a stable list
 */
export function useThemeViewer(themes: readonly [ViewedTheme, ...ViewedTheme[]]) {
  const isOpenByDefault = useStoredValue(openAll);
  const [themeId, setThemeId] = useState(themes[0].id);
  const [query, setQuery] = useState('');
  const [exceptions, setExceptions] = useState(NONE);
  const [selected, setSelected] = useState<string>();
  const [focused, setFocused] = useState<string>();

  const current = themes.find(({ id }) => id === themeId) ?? themes[0];
  const tree = useMemo(() => readThemeTree(current.theme), [current]);
  const search = useMemo(() => searchTheme(tree, query), [tree, query]);
  const isSearching = query.trim() !== '';
  const isExpanded = (id: string) => isSearching || exceptions.has(id) !== isOpenByDefault;
  const rows = listRows(search.nodes, isExpanded);

  function setExpanded(ids: readonly string[], isOpen: boolean): void {
    setExceptions((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isOpen === isOpenByDefault) after.delete(id);
        else after.add(id);
      }
      return after;
    });
  }

  useEffect(() => {
    const address = parseViewerAddress(window.location.search);
    const named = themes.find(({ id }) => id === address.theme) ?? themes[0];
    setThemeId(named.id);
    const node = findNode(readThemeTree(named.theme), address.path ?? '');
    if (!node) return;
    const ancestors = listAncestors(node.path).map(formatPath);
    setExceptions(openAll.get() ? NONE : new Set(ancestors));
    setSelected(node.id);
    setFocused(node.id);
  }, [themes]);

  function onCommand(command: TreeCommand): void {
    if (command.type === 'focus') setFocused(command.id);
    else if (command.type !== 'choose') setExpanded(command.ids, command.type === 'expand');
    else {
      const { id } = command;
      setFocused(id);
      setSelected(id);
      writeViewerAddress({ theme: current.id, path: id });
      if (!isSearching) setExpanded([id], !isExpanded(id));
    }
  }

  return {
    themeId: current.id,
    setTheme(id: string) {
      setThemeId(id);
      writeViewerAddress({ theme: id, path: selected });
    },
    query,
    setQuery,
    /** How many entries match; null where nothing is searched for. */
    matchCount: isSearching ? search.count : null,
    isOpenByDefault,
    setOpenByDefault(isOpen: boolean) {
      openAll.set(isOpen);
      setExceptions(NONE);
    },
    rows,
    selected,
    /** The chosen entry; undefined where the theme has none of that path. */
    selectedNode: selected === undefined ? undefined : findNode(tree, selected),
    focused,
    onCommand,
  };
}
