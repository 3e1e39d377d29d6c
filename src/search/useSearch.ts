import { useCallback, useEffect, useState } from 'react';
import { loadSearch, type Search } from '@site/plugins/search/client';

/** loading · ready · failed: the network or the host did not give what is needed. */
export type SearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly search: Search }
  | { readonly status: 'failed' };

// Once per page life: the dialog is opened many times.
const searches = new Map<string, Promise<Search>>();

function getSearch(baseUrl: string, scope: string): Promise<Search> {
  const known = searches.get(scope);
  if (known) return known;
  const search = loadSearch(baseUrl, scope);
  searches.set(scope, search);
  search.catch(() => searches.delete(scope));
  return search;
}

/** The search of a scope, and a way to try again where it could not be loaded. */
export function useSearch(baseUrl: string, scope: string): [SearchState, retry: () => void] {
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const adopt = (next: SearchState) => isCurrent && setState(next);
    setState({ status: 'loading' });
    getSearch(baseUrl, scope).then(
      (search) => adopt({ status: 'ready', search }),
      () => adopt({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, scope, attempt]);
  return [state, useCallback(() => setAttempt((count) => count + 1), [])];
}
