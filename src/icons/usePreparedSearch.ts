import { useEffect } from 'react';
import { runWhenIdle } from '@site/src/components/runWhenIdle/runWhenIdle';
import { searchIcons } from './searchIcons';
import type { IconData } from './types';
import { getSearchIndex } from './useFoundIcons';

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

/** Does what the first keys would wait for, while the browser has nothing to do. */
export function usePreparedSearch(data: IconData): void {
  useEffect(() => runWhenIdle(() => practise(data)), [data]);
}
