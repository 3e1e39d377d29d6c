import { DIRECTORY_FORMAT, KINDS } from '../client/types';
import type { Directory, PackedPage, RowList, SearchProduct } from '../client/types';
import { toSlug } from '../client/slug';
import type { Facets, ReadPage } from './types';

/** A page and where it belongs. */
export interface SortedPage {
  readonly page: ReadPage;
  readonly facets: Facets;
}

/** Anchors of rows, as plugins/api-reference writes them. Classes are found by the full text. */
const ROW_ANCHOR = /^(\w+)-(prop|parameter|return|slot)-(.+)$/;

function packHeadings({ sections }: ReadPage): PackedPage[6] {
  return sections
    .filter(({ kind }) => kind === 'heading')
    .map(({ id, title }) => (toSlug(title) === id ? title : ([title, id] as const)));
}

/** How many pages take rows over from a page, by its name. */
type Heirs = ReadonlyMap<string, number>;

function countHeirs(pages: readonly SortedPage[], product: string): Heirs {
  const heirs = new Map<string, number>();
  for (const { page, facets } of pages) {
    if (facets.product !== product) continue;
    for (const base of page.bases) heirs.set(base, (heirs.get(base) ?? 0) + 1);
  }
  return heirs;
}

/** Rows by list; the name of the page in their anchors is that of the title unless it is said. */
function packRows({ title, sections }: ReadPage, heirs: Heirs): PackedPage[7] {
  const names = new Map<RowList, string[]>();
  let pageName = '';
  for (const { id, kind } of sections) {
    const [, page, list, name] = (kind === 'row' && ROW_ANCHOR.exec(id)) || [];
    if (page === undefined || name === undefined) continue;
    pageName = page;
    names.set(list as RowList, [...(names.get(list as RowList) ?? []), name]);
  }
  if (names.size === 0) return undefined;
  const count = heirs.get(pageName);
  return {
    ...Object.fromEntries([...names].map(([list, all]) => [list, all.join(' ')])),
    ...(title.split(' ')[0] !== pageName && { page: pageName }),
    ...(count !== undefined && { heirs: count }),
  };
}

function createTable<Item>(toKey: (item: Item) => string) {
  const items: Item[] = [];
  const places = new Map<string, number>();
  return {
    items,
    getPlace(item: Item): number {
      const key = toKey(item);
      const place = places.get(key) ?? items.push(item) - 1;
      places.set(key, place);
      return place;
    },
  };
}

/**
 * Packs the titles, headings and rows of all pages of a scope.
 *
 * @throws Error when a page belongs to a product that is not in `products`
 */
export function buildDirectory(
  pages: readonly SortedPage[],
  { products, synonyms }: { products: readonly SearchProduct[]; synonyms: Directory['synonyms'] },
): Omit<Directory, 'bundle' | 'needed'> {
  const crumbs = createTable<readonly string[]>((titles) => titles.join('\n'));
  const heirs = new Map(products.map(({ id }) => [id, countHeirs(pages, id)]));
  const packed = pages.map(({ page, facets }): PackedPage => {
    const product = products.findIndex(({ id }) => id === facets.product);
    if (product === -1) {
      throw new Error(
        `Plugin "search": the option "classify" says that "${page.path}" belongs to '${facets.product}', but "products" has ${products.map(({ id }) => id).join(', ')} only. Add it there, or return one of these.`,
      );
    }
    const isApi = facets.kind === 'api';
    const rows = packRows(page, heirs.get(facets.product) ?? new Map());
    const named = [
      page.path,
      page.title,
      KINDS.indexOf(facets.kind),
      product,
      crumbs.getPlace(page.crumbs),
      // All API pages are described alike, and have the same headings.
      isApi ? '' : page.description,
      isApi ? [] : packHeadings(page),
    ] as const;
    return rows ? [...named, rows] : named;
  });
  return { format: DIRECTORY_FORMAT, products, crumbs: crumbs.items, pages: packed, synonyms };
}
