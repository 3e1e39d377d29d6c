/**
 * What an entry can say about its page; each shows in the sidebar as a labelled chip or icon.
 * A type and no interface, for only types pass for the open records of Docusaurus.
 */
export type NavigationFlags = {
  readonly deprecated?: boolean;
  readonly newFeature?: boolean;
  /** Shown, but no link: the page is not written yet, or what it is about does not exist yet. */
  readonly planned?: boolean;
  readonly unstable?: boolean;
  readonly beta?: boolean;
  readonly legacy?: boolean;
  /** The paid plan that a feature belongs to. */
  readonly plan?: Plan;
};

/** Plans that an entry can name, cheapest first. */
export const plans = ['pro', 'premium'] as const;

/** A paid plan of MUI X. */
export type Plan = (typeof plans)[number];

/** The flags that are either set or not. */
export const booleanFlags = [
  'deprecated',
  'newFeature',
  'planned',
  'unstable',
  'beta',
  'legacy',
] as const satisfies readonly (keyof NavigationFlags)[];

/** Attributes for the link of an entry; they travel as JSON. */
export type LinkProps = { readonly [attribute: string]: string | number | boolean };

/**
 * One row of a sidebar: a page, a link to another site, or a group of these.
 * Serves "Entities and their fields: navigation page entry" of the specification.
 */
export interface NavigationEntry extends NavigationFlags {
  /**
   * Of a page, its address without the slash at the end (`/material-ui/react-button`); of a link to
   * another site, its URL; of a group, a name in the form of an address. Unique in the site.
   */
  readonly pathname: string;
  /** Default: made from the subheader or the pathname by `getPageTitle`. */
  readonly title?: string;
  /** Makes a group a labelled run of rows, always open, without nesting of its own. */
  readonly subheader?: string;
  readonly children?: NavigationTree;
  /** Name of an icon that the sidebar knows, shown before the title. */
  readonly icon?: string;
  readonly linkProps?: LinkProps;
}

/** The sidebar of one product, from top to bottom. */
export type NavigationTree = readonly NavigationEntry[];

/** Trees by the name under which `sidebars.ts` exports them. */
export type NavigationTrees = { readonly [exportName: string]: NavigationTree };
