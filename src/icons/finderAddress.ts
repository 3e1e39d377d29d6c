import { isCategory, type Category } from './categories';
import { isIconTheme, type IconTheme } from './iconNames';

/** What of the finder stands in the page's address, so that a link leads to an icon or a search. */
export interface FinderAddress {
  readonly query: string;
  /** Null: all. */
  readonly category: Category | null;
  /** Null: the one that the reader used last. */
  readonly theme: IconTheme | null;
  /** The icon whose details are open. */
  readonly icon: string | null;
}

/**
 * Reads an address. Who wrote it is not trusted: what is no icon, theme or category counts as none.
 *
 * @param search with or without the question mark
 * @example parseFinderAddress('?icon=Delete&theme=Rounded', ['Delete'])
 */
export function parseFinderAddress(search: string, names: readonly string[]): FinderAddress {
  const parameters = new URLSearchParams(search);
  const [category, theme, icon] = ['category', 'theme', 'icon'].map((key) => parameters.get(key));
  return {
    query: parameters.get('q') ?? '',
    category: isCategory(category) ? category : null,
    theme: isIconTheme(theme) ? theme : null,
    icon: icon && names.includes(icon) ? icon : null,
  };
}

/** The same address with another state of the finder; whatever else it says stays. */
export function withFinderAddress(
  href: string,
  { query, category, theme, icon }: FinderAddress,
): string {
  const url = new URL(href);
  const entries = { q: query.trim(), category, theme, icon };
  for (const [key, value] of Object.entries(entries)) {
    if (value) url.searchParams.set(key, value);
    else url.searchParams.delete(key);
  }
  return url.href;
}
