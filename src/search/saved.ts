import { createStoredValue } from '@site/src/storage/createStoredValue';

/** A page, or a part of one, that a reader found before. */
export interface SavedPage {
  /** Address with its anchor, below the base URL. */
  readonly path: string;
  readonly title: string;
  /** Where it is, in one line. */
  readonly place: string;
}

/** What a reader found, the latest first, and what of it they want to find again. No page is in both. */
export interface SavedPages {
  readonly recent: readonly SavedPage[];
  readonly favourites: readonly SavedPage[];
}

const MAX_RECENT = 6;
const MAX_FAVOURITES = 20;
const NOTHING: SavedPages = { recent: [], favourites: [] };

function parsePage(value: unknown): SavedPage[] {
  const { path, title, place } = Object(value) as Record<string, unknown>;
  const isSound =
    typeof path === 'string' &&
    typeof title === 'string' &&
    typeof place === 'string' &&
    // It becomes an address of this site; another one would begin like this.
    !/^[/\\]|^[a-z][a-z\d+.-]*:/i.test(path);
  return isSound ? [{ path, title, place }] : [];
}

const parseList = (value: unknown, max: number) =>
  (Array.isArray(value) ? value.flatMap(parsePage) : []).slice(0, max);

/** Reads what was stored, entry by entry: what is damaged is left out. */
export function parseSaved(value: unknown): SavedPages {
  const { recent, favourites } = Object(value) as Record<string, unknown>;
  return {
    recent: parseList(recent, MAX_RECENT),
    favourites: parseList(favourites, MAX_FAVOURITES),
  };
}

const without = (pages: readonly SavedPage[], { path }: SavedPage) =>
  pages.filter((page) => page.path !== path);

/** After a page was opened: it is the latest, unless it is a favorite. */
export function remember({ recent, favourites }: SavedPages, page: SavedPage): SavedPages {
  if (favourites.some(({ path }) => path === page.path)) return { recent, favourites };
  return { recent: [page, ...without(recent, page)].slice(0, MAX_RECENT), favourites };
}

/** Makes a page a favorite, the first of them. Beyond 20 the oldest goes back to the recent pages. */
export function addFavourite({ recent, favourites }: SavedPages, page: SavedPage): SavedPages {
  const all = [page, ...without(favourites, page)];
  const pushedOut = all.slice(MAX_FAVOURITES);
  return {
    recent: [...pushedOut, ...without(recent, page)].slice(0, MAX_RECENT),
    favourites: all.slice(0, MAX_FAVOURITES),
  };
}

/** Makes a favorite a recent page again. */
export function removeFavourite({ recent, favourites }: SavedPages, page: SavedPage): SavedPages {
  return {
    recent: [page, ...without(recent, page)].slice(0, MAX_RECENT),
    favourites: without(favourites, page),
  };
}

/** Forgets a recent page. */
export function forget({ recent, favourites }: SavedPages, page: SavedPage): SavedPages {
  return { recent: without(recent, page), favourites };
}

/** Lasts across reloads and tabs; where storage is denied, as long as the page. */
export const savedPages = createStoredValue<SavedPages>({
  key: 'docs-search',
  initial: NOTHING,
  parse: parseSaved,
});
