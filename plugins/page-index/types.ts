/** A page, or a group of them, in a list of all pages. */
export interface PageIndexItem {
  readonly label: string;
  /** Address of the page, or of the page of the group; groups may have none. */
  readonly href?: string;
  /** What a group holds, in the order of its sidebar. Never empty. */
  readonly items?: readonly PageIndexItem[];
}

/** All pages of one instance of the docs plugin. */
export interface PageIndexSection {
  /** The instance's id: anchor of the section. */
  readonly id: string;
  readonly label: string;
  readonly items: readonly PageIndexItem[];
}
