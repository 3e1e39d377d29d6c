import type { Search, SearchProduct } from '@site/plugins/search/client';
import { useTranslate } from '@site/src/interface-text/useTranslate';

/** Pages that list all components, by product. */
const LISTS: Readonly<Record<string, string>> = {
  'material-ui': 'material-ui/all-components/',
  'joy-ui': 'joy-ui/api/',
  'base-ui': 'base-ui/all-components/',
  system: 'system/api/',
};

/** Helps where a query led nowhere: other words, all products, lists to look through. */
export function NoResults({
  query,
  search,
  products,
  isFiltered,
  baseUrl,
  onQuery,
  onUnfilter,
}: {
  readonly query: string;
  readonly search: Search;
  readonly products: readonly SearchProduct[];
  readonly isFiltered: boolean;
  readonly baseUrl: string;
  readonly onQuery: (query: string) => void;
  readonly onUnfilter: () => void;
}) {
  const t = useTranslate();
  const words = search.suggest(query);
  return (
    <div className="search__note">
      {isFiltered && (
        <p>
          <button type="button" className="search__word" onClick={onUnfilter}>
            {t('search.noFilters')}
          </button>
        </p>
      )}
      {words.length > 0 && (
        <p>
          {t('search.tryWord')}{' '}
          {words.map((word) => (
            <button key={word} type="button" className="search__word" onClick={() => onQuery(word)}>
              {word}
            </button>
          ))}
        </p>
      )}
      <p>{t('search.hintWords')}</p>
      <p>
        {t('search.browse')}{' '}
        {products.map(({ id, name }) => {
          const list = LISTS[id];
          return (
            list !== undefined && (
              <a key={id} className="search__word" href={`${baseUrl}${list}`}>
                {name}
              </a>
            )
          );
        })}
      </p>
    </div>
  );
}
