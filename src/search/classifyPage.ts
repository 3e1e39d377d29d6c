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

/**
 * Says where the search shows a page; null for what is not searched: the home page, internal pages,
 * lists of posts, and templates that fill the screen, which the page about templates shows.
 *
 * @param path address of a page below the base URL
 * @example classifyPage('material-ui/v5/api/button/') // { product: 'material-ui', kind: 'api' }
 */
export function classifyPage(path: string): PageFacets | null {
  const [first = '', ...segments] = path.split('/');
  if (first === '' || first === 'experiments') return null;
  if (first === BLOG) {
    const isPost = !['', 'archive', 'authors', 'tags', 'page'].includes(segments[0] ?? '');
    return isPost ? { product: BLOG, kind: 'guide' } : null;
  }
  if (!PRODUCTS.includes(first)) return { product: SITE, kind: 'guide' };
  const rest = segments.join('/').replace(/^v\d+\//, '');
  if (/^getting-started\/templates\/./.test(rest)) return null;
  return { product: first, kind: getKind(rest) };
}
