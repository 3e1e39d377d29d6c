import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CURRENT_SCOPE, type SearchResult } from '@site/plugins/search/client';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { moveActive } from './moveActive';
import { NoResults } from './NoResults';
import { getOptionId, ResultList } from './ResultList';
import type { SavedPage } from './saved';
import { SavedLists } from './SavedLists';
import type { Opener } from './SearchDialog';
import { SearchField } from './SearchField';
import { SearchFilters, type Filters } from './SearchFilters';
import { SearchFailed, SearchKeys, SearchScope } from './SearchNotes';
import { fill } from './searchTexts';
import { useAnswer } from './useAnswer';
import { usePlace } from './usePlace';
import { useSearch } from './useSearch';

const NO_FILTERS: Filters = { product: null, kind: null };

/** Readers close the dialog to look at the page behind: what they typed is there again. */
const last = { query: '', filters: NO_FILTERS };

const toSavedPage = ({ path, title, crumbs }: SearchResult): SavedPage => ({
  path,
  title,
  place: crumbs.join(' › '),
});

/** The search itself: field, filters, results, and what is said where there are none. */
export function SearchPanel({
  opener,
  onClose,
}: {
  readonly opener: Opener;
  readonly onClose: () => void;
}) {
  const t = useTranslate();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const place = usePlace();
  const [scope, setScope] = useState(place.scope);
  const [state, retry] = useSearch(baseUrl, scope);
  const [query, setQuery] = useState(last.query);
  const [filters, setFilters] = useState(last.filters);
  const [activePath, setActivePath] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const listId = useId();

  const search = state.status === 'ready' ? state.search : null;
  const wishes = { ...filters, currentProduct: place.productId };
  const { answer, isSearching, isTextMissing } = useAnswer(search, query, wishes);
  const groups = answer?.groups ?? [];
  const results = groups.flatMap((group) => group.results);
  const active = Math.max(
    0,
    results.findIndex(({ path }) => path === activePath),
  );

  useEffect(() => {
    Object.assign(last, { query, filters });
  }, [query, filters]);

  const changeQuery = (next: string) => {
    setQuery(next);
    setActivePath(null);
    panel.current?.querySelector('input')?.focus();
  };
  const openResult = (result: SearchResult, isNewTab: boolean) => {
    // Found: the next search is another one.
    if (!isNewTab) last.query = '';
    opener.open(toSavedPage(result), isNewTab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Enter and arrows choose among what an input method offers.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && query.trim() === '') {
      event.preventDefault();
      panel.current?.querySelector<HTMLElement>('.search__saved a')?.focus();
      return;
    }
    const result = results[active];
    if (event.key === 'Enter' && result) {
      event.preventDefault();
      openResult(result, event.ctrlKey || event.metaKey);
      return;
    }
    const next = moveActive(event.key, active, results.length);
    if (next === null || event.shiftKey) return;
    event.preventDefault();
    setActivePath(results[next]?.path ?? null);
  };

  const hasResults = results.length > 0;
  const isEmpty = search !== null && answer?.isComplete === true && !hasResults;
  const count = results.length === 1 ? t('search.oneResult') : t('search.count');
  return (
    <div ref={panel} className="search__panel">
      <SearchField
        query={query}
        listId={listId}
        activeId={hasResults ? getOptionId(listId, active) : null}
        onQuery={changeQuery}
        onKeyDown={onKeyDown}
        onClose={onClose}
      />
      {search && (
        <SearchFilters filters={filters} products={search.products} onChange={setFilters} />
      )}
      {place.version !== null && scope !== CURRENT_SCOPE && (
        <SearchScope version={place.version} onLeave={() => setScope(CURRENT_SCOPE)} />
      )}
      <div className="search__body" aria-busy={isSearching || state.status === 'loading'}>
        <p role="status" className="search__status">
          {state.status === 'loading' && query !== '' && t('search.loading')}
          {isSearching && !hasResults && t('search.searching')}
          {!isSearching && hasResults && fill(count, { count: results.length })}
          {isEmpty && fill(t('search.none'), { query })}
          {answer?.corrected != null &&
            hasResults &&
            `. ${fill(t('search.corrected'), { query: answer.corrected })}`}
        </p>
        {isTextMissing && <p className="search__status">{t('search.textFailed')}</p>}
        {state.status === 'failed' && <SearchFailed onRetry={retry} />}
        {state.status !== 'failed' && query.trim() === '' && (
          <SavedLists toHref={opener.toHref} onOpen={opener.onClick} />
        )}
        {hasResults && (
          <ResultList
            id={listId}
            groups={groups}
            products={search?.products ?? []}
            active={active}
            toHref={opener.toHref}
            onActive={(next) => setActivePath(results[next]?.path ?? null)}
            onOpen={(result, event) => {
              last.query = '';
              opener.onClick(toSavedPage(result), event);
            }}
            onMore={(product) => setFilters({ ...filters, product })}
          />
        )}
        {isEmpty && (
          <NoResults
            query={query}
            search={search}
            products={search.products}
            isFiltered={filters.product !== null || filters.kind !== null}
            baseUrl={baseUrl}
            onQuery={changeQuery}
            onUnfilter={() => setFilters(NO_FILTERS)}
          />
        )}
      </div>
      <SearchKeys />
    </div>
  );
}
