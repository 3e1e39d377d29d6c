import { useMemo } from 'react';
import { toLetter, type Category } from './categories';
import { createSearchIndex, type SearchIndex } from './searchIndex';
import { searchIcons, type FoundIcons } from './searchIcons';
import type { IconData } from './types';

const indexes = new WeakMap<IconData, SearchIndex>();

/** The index of all names and other words: made when it is first asked for, then kept. */
export function getSearchIndex(data: IconData): SearchIndex {
  const known = indexes.get(data);
  if (known) return known;
  const index = createSearchIndex(data.names);
  indexes.set(data, index);
  return index;
}

/** The icons that a query and a category leave; the same list for the same question. */
export function useFoundIcons(
  data: IconData,
  query: string,
  category: Category | null,
): FoundIcons {
  const found = useMemo(() => {
    const isAll = query.trim() === '';
    return isAll
      ? { icons: [...data.names.keys()], isGuess: false }
      : searchIcons(getSearchIndex(data), query);
  }, [data, query]);
  return useMemo(() => {
    if (category === null) return found;
    const letter = toLetter(category);
    return { ...found, icons: found.icons.filter((icon) => data.categories[icon] === letter) };
  }, [data, found, category]);
}
