import type { SitePrefixes } from './pathRules';
import { normalizePathname } from './pathRules';

/** The part of a page, or of an entry of the navigation, that its title is made of. */
export interface TitledPage {
  readonly pathname: string;
  /** Wins over everything else; `false` means that the page is to have no title. */
  readonly title?: string | false;
  /** Name of a group of pages, or a path; wins over `pathname`. */
  readonly subheader?: string;
}

const API_SEGMENT = 'api';

/** `toName('react-app-bar.md')` → `'app-bar'`. */
function toName(segment: string): string {
  return segment.replace(/(?:\.[a-z][a-z\d]*)+$/i, '').replace(/^react-/, '');
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** A subheader is a name unless it begins like a path; a name may hold `/`, `?` and `#`. */
function getTitleSegments({ pathname, subheader }: TitledPage, prefixes?: SitePrefixes): string[] {
  if (subheader && !subheader.startsWith('/')) {
    return [subheader];
  }
  return normalizePathname(subheader || pathname, prefixes)
    .split('/')
    .filter(Boolean);
}

/**
 * Title of a page: the explicit one, else made from the last segment of the subheader or path.
 * Null when the page is to have none, or when nothing is left to make one from.
 * Serves "Products, paths, titles" of the contract.
 *
 * @example
 * getPageTitle({ pathname: '/material-ui/react-app-bar/' }); // 'App Bar'
 * getPageTitle({ pathname: '/material-ui/api/app-bar/' }); // 'AppBar'
 * getPageTitle({ pathname: '/material-ui', subheader: 'data-display' }); // 'Data Display'
 */
export function getPageTitle(page: TitledPage, prefixes?: SitePrefixes): string | null {
  if (page.title === false) {
    return null;
  }
  if (page.title) {
    return page.title;
  }
  const segments = getTitleSegments(page, prefixes);
  const words = toName(segments.at(-1) ?? '')
    .split(/[-\s]+/)
    .filter(Boolean)
    .map(capitalize);
  const isApiPage = segments.includes(API_SEGMENT);
  return words.join(isApiPage ? '' : ' ') || null;
}
