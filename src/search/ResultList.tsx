import { useEffect, type MouseEvent } from 'react';
import type { ResultGroup, SearchProduct, SearchResult } from '@site/plugins/search/client';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { fill } from './searchTexts';

/** Id of the element of a result. */
export const getOptionId = (listId: string, place: number) => `${listId}-${place}`;

function Option({
  result,
  id,
  href,
  isActive,
  onPoint,
  onOpen,
}: {
  readonly result: SearchResult;
  readonly id: string;
  readonly href: string;
  readonly isActive: boolean;
  readonly onPoint: () => void;
  readonly onOpen: (event: MouseEvent) => void;
}) {
  const t = useTranslate();
  const { type, kind, title, crumbs, excerpt } = result;
  const label = type === 'page' ? t(`search.kinds.${kind}`) : t(`search.types.${type}`);
  const isCode = type !== 'page' && type !== 'heading';
  return (
    <a
      id={id}
      className="search__option"
      role="option"
      aria-selected={isActive}
      href={href}
      // The field keeps the focus; arrow keys lead here.
      tabIndex={-1}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <span className="search__head">
        {isCode ? <code>{title}</code> : <strong>{title}</strong>}
        <span className="search__type">{label}</span>
      </span>
      {crumbs.length > 0 && <span className="search__crumbs">{crumbs.join(' › ')}</span>}
      {excerpt.length > 0 && (
        <span className="search__excerpt">
          {excerpt.map(({ text, isMarked }, place) =>
            isMarked ? <mark key={place}>{text}</mark> : text,
          )}
        </span>
      )}
    </a>
  );
}

/** Results by product: the list of the search field's combobox. */
export function ResultList({
  id,
  groups,
  products,
  active,
  toHref,
  onActive,
  onOpen,
  onMore,
}: {
  readonly id: string;
  readonly groups: readonly ResultGroup[];
  readonly products: readonly SearchProduct[];
  /** Place of the result that Enter opens, counted over all groups. */
  readonly active: number;
  readonly toHref: (result: SearchResult) => string;
  readonly onActive: (place: number) => void;
  readonly onOpen: (result: SearchResult, event: MouseEvent) => void;
  /** Shows one product only. */
  readonly onMore: (product: string) => void;
}) {
  const t = useTranslate();
  const activeId = getOptionId(id, active);
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const getName = (productId: string) =>
    products.find((product) => product.id === productId)?.name ?? productId;
  let count = 0;
  const placed = groups.map((group) => {
    const start = count;
    count += group.results.length;
    return { ...group, start };
  });
  return (
    <>
      <div id={id} role="listbox" aria-label={t('search.results')}>
        {placed.map(({ product, results, start }) => (
          <div key={product} role="group" aria-labelledby={`${id}-${product}`}>
            <div id={`${id}-${product}`} className="search__group" role="presentation">
              {getName(product)}
            </div>
            {results.map((result, place) => (
              <Option
                key={result.path}
                result={result}
                id={getOptionId(id, start + place)}
                href={toHref(result)}
                isActive={start + place === active}
                onPoint={() => onActive(start + place)}
                onOpen={(event) => onOpen(result, event)}
              />
            ))}
          </div>
        ))}
      </div>
      {placed.some(({ more }) => more > 0) && placed.length > 1 && (
        <ul className="search__more">
          {placed
            .filter(({ more }) => more > 0)
            .map(({ product, more }) => (
              <li key={product}>
                <button type="button" onClick={() => onMore(product)}>
                  {fill(t('search.more'), { count: more, product: getName(product) })}
                </button>
              </li>
            ))}
        </ul>
      )}
    </>
  );
}
