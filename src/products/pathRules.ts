import type { ExternalProductId, ProductId } from './products';
import { muiXProducts, products } from './products';

/** What a deployment puts in front of the paths this site knows. */
export interface SitePrefixes {
  /** The path that the site is served under, as in Docusaurus' configuration. Default `/`. */
  readonly baseUrl?: string;
  /** Two-letter codes that can be the first segment of a path. Default: none. */
  readonly languages?: readonly string[];
}

/** Analytics groups products by this: MUI X, or everything else. */
export type ProductCategoryId = 'core' | 'x';

const MUI_X_SEGMENT = 'x';

/**
 * Takes a language prefix off a path; query and hash stay.
 * A prefix is a supported two-letter code that is the whole first segment.
 *
 * @example
 * stripLanguagePrefix('/zh/material-ui/?a#b', ['zh']); // '/material-ui/?a#b'
 * stripLanguagePrefix('/zhang/', ['zh']); // '/zhang/'
 */
export function stripLanguagePrefix(pathname: string, languages: readonly string[]): string {
  const match = /^\/([a-z]{2})(?=[/?#]|$)/.exec(pathname);
  if (!match || !languages.includes(match[1] ?? '')) {
    return pathname;
  }
  const rest = pathname.slice(match[0].length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Segments of a path that are not empty, without origin, query and hash. Every navigation asks this: a
 * regular expression that a browser compiles for it costs a slow phone as much as the rest of the rules.
 */
function getSegments(pathname: string): string[] {
  const [withoutHash = ''] = pathname.split('#', 1);
  const [path = ''] = withoutHash.split('?', 1);
  const segments = path.split('/');
  const hasOrigin = segments[0]?.endsWith(':') && segments[1] === '';
  return segments.slice(hasOrigin ? 3 : 0).filter(Boolean);
}

/**
 * The path that the rules of this site look at: no origin, base URL, language, query or hash, one
 * slash between segments and one at the end. It is for comparing, not for linking.
 *
 * A path that does not begin with `baseUrl` is taken as relative to it.
 *
 * @example
 * normalizePathname('/docs/zh/system?a#b', { baseUrl: '/docs/', languages: ['zh'] }); // '/system/'
 */
export function normalizePathname(pathname: string, prefixes: SitePrefixes = {}): string {
  const { baseUrl = '/', languages = [] } = prefixes;
  const segments = getSegments(pathname);
  const baseSegments = getSegments(baseUrl);
  const isBelowBase = baseSegments.every((segment, index) => segments[index] === segment);
  const siteSegments = isBelowBase ? segments.slice(baseSegments.length) : segments;
  const sitePathname = `/${siteSegments.map((segment) => `${segment}/`).join('')}`;
  return stripLanguagePrefix(sitePathname, languages);
}

/**
 * Id of the product that a path belongs to, or null for pages of no product (`/`, `/versions/`).
 * MUI X is known although its pages are elsewhere. Serves "Products, paths, titles" of the contract.
 *
 * @example
 * getProductId('/zh/joy-ui/react-button/#basics', { languages: ['zh'] }); // 'joy-ui'
 * getProductId('/x/react-data-grid/editing/'); // 'x-data-grid'
 */
export function getProductId(
  pathname: string,
  prefixes?: SitePrefixes,
): ProductId | ExternalProductId | null {
  const [first, second] = getSegments(normalizePathname(pathname, prefixes));
  if (first === MUI_X_SEGMENT) {
    return muiXProducts.find((product) => product.pathSegment === second)?.id ?? null;
  }
  return products.find((product) => product.pathSegment === first)?.id ?? null;
}

/**
 * Category of the product that a path belongs to. A page of no product has no category, except
 * below `/x/`, where pages about several products of MUI X lie.
 *
 * @example
 * getProductCategoryId('/x/introduction/'); // 'x'
 * getProductCategoryId('/versions/'); // null
 */
export function getProductCategoryId(
  pathname: string,
  prefixes?: SitePrefixes,
): ProductCategoryId | null {
  const [first] = getSegments(normalizePathname(pathname, prefixes));
  if (first === MUI_X_SEGMENT) {
    return 'x';
  }
  return getProductId(pathname, prefixes) === null ? null : 'core';
}
