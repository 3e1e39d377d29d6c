import type { MouseEvent } from 'react';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { useStoredValue } from '@site/src/storage/createStoredValue';
import { addFavourite, forget, removeFavourite, savedPages, type SavedPage } from './saved';
import { fill } from './searchTexts';

const STAR = 'm12 4 2.5 5.1 5.6.8-4 4 1 5.6-5.1-2.7-5 2.7 1-5.6-4.1-4 5.6-.8Z';
const CROSS = 'm7 7 10 10M17 7 7 17';

function IconButton({
  label,
  path,
  isPressed,
  onClick,
}: {
  readonly label: string;
  readonly path: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" aria-label={label} data-filled={isPressed} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}

interface Handlers {
  readonly toHref: (page: SavedPage) => string;
  readonly onOpen: (page: SavedPage, event: MouseEvent) => void;
}

function SavedList({
  title,
  pages,
  isFavourite,
  toHref,
  onOpen,
}: Handlers & {
  readonly title: string;
  readonly pages: readonly SavedPage[];
  readonly isFavourite: boolean;
}) {
  const t = useTranslate();
  if (pages.length === 0) return null;
  const change = (step: typeof forget, page: SavedPage) =>
    savedPages.set(step(savedPages.get(), page));
  return (
    <section>
      <h3 className="search__group">{title}</h3>
      <ul className="search__saved">
        {pages.map((page) => (
          <li key={page.path}>
            <a
              className="search__option"
              href={toHref(page)}
              onClick={(event) => onOpen(page, event)}
            >
              <strong>{page.title}</strong>
              {page.place !== '' && <span className="search__crumbs">{page.place}</span>}
            </a>
            {isFavourite ? (
              <IconButton
                label={fill(t('search.removeFavourite'), { title: page.title })}
                path={STAR}
                isPressed
                onClick={() => change(removeFavourite, page)}
              />
            ) : (
              <>
                <IconButton
                  label={fill(t('search.addFavourite'), { title: page.title })}
                  path={STAR}
                  onClick={() => change(addFavourite, page)}
                />
                <IconButton
                  label={fill(t('search.forget'), { title: page.title })}
                  path={CROSS}
                  onClick={() => change(forget, page)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the reader found before, shown until something is typed. */
export function SavedLists(handlers: Handlers) {
  const t = useTranslate();
  const { recent, favourites } = useStoredValue(savedPages);
  if (recent.length + favourites.length === 0) {
    return <p className="search__note">{t('search.start')}</p>;
  }
  return (
    <>
      <SavedList {...handlers} title={t('search.favourites')} pages={favourites} isFavourite />
      <SavedList {...handlers} title={t('search.recent')} pages={recent} isFavourite={false} />
    </>
  );
}
