/** Groups of results that are no product. */
const BLOG = 'blog';
const SITE = 'site';

const PRODUCTS = ['material-ui', 'joy-ui', 'base-ui', 'system'];

/** Group and sort of a page, in the words of plugins/search. */
export interface PageFacets {
  readonly product: string;
  readonly kind: 'component' | 'api' | 'guide';
}

function getKind(rest: string): PageFacets['kind'] {
  if (rest.startsWith('api/')) return 'api';
  return rest.startsWith('react-') ? 'component' : 'guide';
}

/** An archived version: the docs instance it belongs to, which is its address too, and its name. */
export interface VersionAddress {
  readonly instance: string;
  readonly name: string;
}

/**
 * Says where the search shows a page; null for what is not searched: the home page, internal pages,
 * lists of posts, and templates that fill the screen, which the page about templates shows.
 *
 * @param path address of a page below the base URL
 * @param versions the archived versions, whose pages are sorted as the current ones are
 * @example
 * classifyPage('material-ui/v5/api/button/', [{ instance: 'material-ui', name: 'v5' }]);
 * // { product: 'material-ui', kind: 'api' }
 */
export function classifyPage(path: string, versions: readonly VersionAddress[]): PageFacets | null {
  const [first = '', ...segments] = path.split('/');
  if (first === '' || first === 'experiments') return null;
  if (first === BLOG) {
    const isPost = !['', 'archive', 'authors', 'tags', 'page'].includes(segments[0] ?? '');
    return isPost ? { product: BLOG, kind: 'guide' } : null;
  }
  if (!PRODUCTS.includes(first)) return { product: SITE, kind: 'guide' };
  const isVersion = versions.some(
    ({ instance, name }) => instance === first && name === segments[0],
  );
  const rest = segments.slice(isVersion ? 1 : 0).join('/');
  if (/^getting-started\/templates\/./.test(rest)) return null;
  return { product: first, kind: getKind(rest) };
}
