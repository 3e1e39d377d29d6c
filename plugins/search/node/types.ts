import type { Kind } from '../client/types';

/** Where a page belongs. */
export interface Facets {
  /** Id of one of the option `products`. */
  readonly product: string;
  readonly kind: Kind;
}

/** A page as it was built. */
export interface BuiltPage {
  /** Address below the base URL, without a slash at the start: `material-ui/react-button/`. */
  readonly path: string;
  readonly html: string;
}

/** A part of a page that can be linked to; the first one, before all headings, has no id. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly kind: 'page' | 'heading' | 'row';
  readonly text: string;
}

/** What a page says. */
export interface ReadPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Titles above the page, outermost first. */
  readonly crumbs: readonly string[];
  /** Set of pages it is searched with: `current`, or the tag of an archived version. */
  readonly scope: string;
  readonly sections: readonly Section[];
  /** Names of the pages that explain rows of this one. */
  readonly bases: readonly string[];
}
