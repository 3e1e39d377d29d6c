/** What a page is, for readers who look for one sort of page only. */
export const KINDS = ['component', 'api', 'guide'] as const;

/** A sort of page: the page of a component, a page of the API reference, anything else. */
export type Kind = (typeof KINDS)[number];

/** Lists of an API page whose rows can be linked to; the middle of their anchors. */
export type RowList = 'prop' | 'parameter' | 'return' | 'slot';

/** A group of results. */
export interface SearchProduct {
  readonly id: string;
  readonly name: string;
}

/**
 * A page in the directory, as short as JSON can have it: address below the base URL, title, place
 * of its kind in `KINDS`, places of its product and of its breadcrumbs in the directory, its
 * description, its headings, the rows of its tables.
 */
export type PackedPage = readonly [
  path: string,
  title: string,
  kind: number,
  product: number,
  crumbs: number,
  description: string,
  /** Text of a heading, or text and id where the id cannot be told from the text. */
  headings: readonly (string | readonly [text: string, id: string])[],
  /**
   * Names of rows, with spaces between them, by list; the name of the page in their anchors, where
   * it is not the first word of the title; how many pages take rows over from it.
   */
  rows?: Partial<Record<RowList, string>> & { readonly page?: string; readonly heirs?: number },
];

/**
 * All titles, headings and rows of a set of pages that are searched together. Written when the site
 * is built, fetched when the search is opened.
 */
export interface Directory {
  /** Changes with the shape of this file: a page of an older build must not misread it. */
  readonly format: typeof DIRECTORY_FORMAT;
  /** Folder of the Pagefind bundle, below the base URL. */
  readonly bundle: string;
  /** Files of the bundle that every search needs; their names are its language's and its content's. */
  readonly needed: readonly string[];
  readonly products: readonly SearchProduct[];
  /** Titles of the levels above a page, outermost first. */
  readonly crumbs: readonly (readonly string[])[];
  readonly pages: readonly PackedPage[];
  /** What readers say, and what the pages call it. */
  readonly synonyms: Readonly<Record<string, readonly string[]>>;
}

/** See `Directory`. */
export const DIRECTORY_FORMAT = 1;

/** Set of pages that a reader searches by default: all but archived versions. */
export const CURRENT_SCOPE = 'current';

/** Where the directory of a scope lies, below the base URL. */
export const getDirectoryPath = (scope: string): string => `search/${scope}.json`;
