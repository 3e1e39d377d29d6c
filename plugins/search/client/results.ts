import type { ExcerptPiece, TextHit } from './fullText';
import type { RankedEntry } from './rankEntries';
import type { Kind } from './types';
import type { Entry, FoundPage } from './unpackDirectory';

/** One line of the list of results. */
export interface SearchResult {
  /** Address with its anchor, below the base URL; no two results have the same. */
  readonly path: string;
  readonly title: string;
  readonly type: Entry['type'];
  readonly kind: Kind;
  readonly product: string;
  /** Titles above it, outermost first; the page's own is the last where the result is a part of it. */
  readonly crumbs: readonly string[];
  /** Text around what was asked for, or else what the page is about. */
  readonly excerpt: readonly ExcerptPiece[];
}

/** Results of a product. */
export interface ResultGroup {
  readonly product: string;
  readonly results: readonly SearchResult[];
  /** How many more there are, which are seen when the product is chosen. */
  readonly more: number;
}

/** At most so many results of a type in a group, and in all. */
export interface Limits {
  readonly page: number;
  readonly part: number;
  readonly row: number;
  readonly all: number;
}

/** Where all products are shown, so that the last of them is not far away. */
export const SHORT: Limits = { page: 4, part: 2, row: 3, all: 6 };
/** Where the reader asked for one product or kind. */
export const LONG: Limits = { page: 12, part: 8, row: 12, all: 24 };

type Sort = 'page' | 'part' | 'row';

const getSort = (type: Entry['type']): Sort =>
  type === 'page' ? 'page' : type === 'heading' ? 'part' : 'row';

function toPath(page: FoundPage, id: string): string {
  return id === '' ? page.path : `${page.path}#${encodeURIComponent(id)}`;
}

const EMPTY: readonly ExcerptPiece[] = [];

/** A page's text begins with its title, which stands above it already. */
function withoutTitle(pieces: readonly ExcerptPiece[], title: string): readonly ExcerptPiece[] {
  const start = `${title}.`;
  const whole = pieces.map(({ text }) => text).join('');
  let left = whole.startsWith(start) ? start.length : 0;
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(left);
    left = Math.max(0, left - piece.text.length);
    return text === '' ? [] : [{ ...piece, text }];
  });
}

function findExcerpt(entry: Entry, hits: readonly TextHit[]): readonly ExcerptPiece[] {
  const parts = hits.find(({ path }) => path === entry.page.path)?.parts ?? [];
  const { description, kind, title } = entry.page;
  // All API pages begin alike.
  if (entry.type === 'page' && kind === 'api') return EMPTY;
  const part = parts.find(({ id }) => id === entry.id);
  if (part) return withoutTitle(part.excerpt, entry.type === 'page' ? title : part.title);
  return entry.type === 'page' && description !== ''
    ? [{ text: description, isMarked: false }]
    : EMPTY;
}

function fromEntry(entry: Entry, hits: readonly TextHit[]): SearchResult {
  const { page, type, title, id } = entry;
  return {
    path: toPath(page, id),
    title,
    type,
    kind: page.kind,
    product: page.product,
    crumbs: type === 'page' ? page.crumbs : [...page.crumbs, page.title],
    excerpt: findExcerpt(entry, hits),
  };
}

function fromHit(hit: TextHit, page: FoundPage): SearchResult | null {
  const [part] = hit.parts;
  if (!part) return null;
  const isPage = part.id === '';
  return {
    path: toPath(page, part.id),
    title: isPage ? page.title : part.title,
    type: isPage ? 'page' : 'heading',
    kind: page.kind,
    product: page.product,
    crumbs: isPage ? page.crumbs : [...page.crumbs, page.title],
    excerpt: withoutTitle(part.excerpt, part.title),
  };
}

interface OpenGroup {
  readonly shown: SearchResult[];
  readonly counts: Map<Sort, number>;
  more: number;
}

/** Groups in the order of their first results. */
function group(results: readonly SearchResult[], limits: Limits): ResultGroup[] {
  const groups = new Map<string, OpenGroup>();
  const seen = new Set<string>();
  for (const result of results) {
    if (seen.has(result.path)) continue;
    seen.add(result.path);
    const own: OpenGroup = groups.get(result.product) ?? { shown: [], counts: new Map(), more: 0 };
    groups.set(result.product, own);
    const sort = getSort(result.type);
    const count = own.counts.get(sort) ?? 0;
    if (count < limits[sort] && own.shown.length < limits.all) {
      own.counts.set(sort, count + 1);
      own.shown.push(result);
    } else {
      own.more += 1;
    }
  }
  return [...groups].map(([product, { shown, more }]) => ({ product, results: shown, more }));
}

/**
 * Joins what was found by name and what was found in the text of pages: names that have everything
 * that was asked for, then texts that have it, then, where there are neither, names that have a
 * part of it.
 *
 * @param hits null while the text is still being searched
 */
export function joinResults(
  ranked: readonly RankedEntry[],
  hits: readonly TextHit[] | null,
  pages: ReadonlyMap<string, FoundPage>,
  limits: Limits,
): ResultGroup[] {
  const known = hits ?? [];
  const whole = ranked.filter(({ isWhole }) => isWhole).map(({ entry }) => fromEntry(entry, known));
  const named = new Set(whole.filter(({ type }) => type === 'page').map(({ path }) => path));
  const texts = known.flatMap((hit) => {
    const page = pages.get(hit.path);
    const result = page && !named.has(hit.path) ? fromHit(hit, page) : null;
    return result ? [result] : [];
  });
  const found = [...whole, ...texts];
  const isSearching = hits === null;
  if (found.length > 0 || isSearching) return group(found, limits);
  return group(
    ranked.map(({ entry }) => fromEntry(entry, known)),
    limits,
  );
}
