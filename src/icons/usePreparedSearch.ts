import { useCallback, useEffect, useRef } from 'react';
import type { IconTheme } from './iconNames';
import { searchIcons } from './searchIcons';
import type { ShapeStore } from './shapeStore';
import type { IconData } from './types';
import { getSearchIndex } from './useFoundIcons';
import { runWhenIdle } from './whenIdle';

/** Searches after which a browser has compiled what they run; the first ones take ten times as long. */
const PRACTICE = 4;

/** The index, and searches in it as a reader's first ones will be: by the beginnings of a name. */
function* practise(data: IconData) {
  const index = getSearchIndex(data);
  yield;
  const [name = ''] = [...data.names].sort((a, b) => b.length - a.length);
  for (let length = 1; length <= PRACTICE; length += 1) {
    searchIcons(index, name.slice(0, length));
    yield;
  }
}

function* fetchAll({ chunkUrls }: IconData, theme: IconTheme, shapes: ShapeStore) {
  for (const file of chunkUrls[theme].keys()) {
    shapes.fetchAhead(file, theme);
    yield;
  }
}

/** Readers who asked for little data, or have a slow network, get what comes into view and no more. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  };
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

/**
 * Does what the first keys would wait for, while the browser has nothing to do: the index is made
 * when the finder is there, and shapes are fetched when a reader turns to the search, as what is found
 * lies in nearly all of their files.
 *
 * @returns to be called when the reader turns to the search
 */
export function usePreparedSearch(
  data: IconData,
  theme: IconTheme,
  shapes: ShapeStore,
): () => void {
  useEffect(() => runWhenIdle(() => practise(data)), [data]);
  const stop = useRef<() => void>();
  useEffect(() => () => stop.current?.(), [theme, shapes]);
  return useCallback(() => {
    stop.current?.();
    if (!savesData()) stop.current = runWhenIdle(() => fetchAll(data, theme, shapes));
  }, [data, theme, shapes]);
}
