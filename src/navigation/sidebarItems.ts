import type { LinkProps, NavigationFlags } from './types';

/**
 * What an item of the sidebar tells the components that draw it; each key is there only if it applies.
 * Serves "Products, paths, titles" of the contract: how flags show.
 */
export type SidebarCustomProps = NavigationFlags & {
  /** Of groups and of planned pages, which have no address to be told apart by. */
  readonly pathname?: string;
  readonly icon?: string;
  /** The group is a labelled run of rows, always open. */
  readonly subheader?: true;
  /** The link leads to another site. */
  readonly external?: true;
  readonly linkProps?: LinkProps;
  /** Text of a planned page, whose item is HTML and has no label of its own. */
  readonly label?: string;
};

type SidebarItemBase = {
  /** Keeps translations apart: labels repeat ("Button" the component, "Button" its API). */
  key: string;
  customProps?: SidebarCustomProps;
};

export type SidebarDocItem = SidebarItemBase & { type: 'doc'; id: string; label: string };

export type SidebarLinkItem = SidebarItemBase & { type: 'link'; href: string; label: string };

export type SidebarPlannedItem = SidebarItemBase & {
  type: 'html';
  value: string;
  defaultStyle: true;
};

export type SidebarCategoryItem = SidebarItemBase & {
  type: 'category';
  label: string;
  items: SidebarItem[];
  link?: { type: 'doc'; id: string };
  className?: string;
  collapsible?: boolean;
  collapsed?: boolean;
};

/** The kinds of items of Docusaurus that a tree is turned into. */
export type SidebarItem =
  SidebarDocItem | SidebarLinkItem | SidebarPlannedItem | SidebarCategoryItem;

/** A page on disk, as the docs instance of its product knows it. */
export interface DocPage {
  /** Id within the docs instance: `components/button/button`. */
  readonly id: string;
  /** Address within the site, without the slash at the end: `/material-ui/react-button`. */
  readonly pathname: string;
  /** The file, relative to the folder of the site. */
  readonly source: string;
}
