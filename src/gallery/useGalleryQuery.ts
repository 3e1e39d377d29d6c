import { useEffect, useRef, useState } from 'react';
import { useQueryString } from '@docusaurus/theme-common';

/** Key of the query in the page's address: `?q=button`. */
const QUERY_KEY = 'q';

/** Rest after the last key in ms: browsers limit how often a page may change its address. */
const REST = 250;

/**
 * What is searched for, kept in the page's address, so that a link and the way back lead to it.
 * The list follows each key at once, the address once the reader rests.
 */
export function useGalleryQuery(): readonly [query: string, setQuery: (query: string) => void] {
  const [stored, store] = useQueryString(QUERY_KEY);
  const [query, setQuery] = useState(stored);
  const known = useRef(stored);

  useEffect(() => {
    if (stored === known.current) return;
    known.current = stored;
    setQuery(stored);
  }, [stored]);

  useEffect(() => {
    if (query === known.current) return undefined;
    const timer = setTimeout(() => {
      known.current = query;
      store(query);
    }, REST);
    return () => clearTimeout(timer);
  }, [query, store]);

  return [query, setQuery];
}
