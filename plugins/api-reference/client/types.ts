/**
 * What is known about one component or hook: the content of a page's JSON file, which is written
 * beside its MDX file. Pages draw it; other features (playgrounds, inspectors, search) may import it.
 * Texts are Markdown of one paragraph or several; addresses in them are of this site or absolute.
 */
export interface ApiPage {
  readonly kind: 'component' | 'hook';
  /** As readers know it: `Button`, `useButton`. */
  readonly name: string;
  /** Last segment of the page's address: `use-button`. */
  readonly slug: string;
  readonly description: string;
  /** The package and its pinned release. */
  readonly packageName: string;
  readonly version: string;
  /** Lines that import it, the shortest path first. */
  readonly imports: readonly string[];
  /** Where its source is published; null where the package names no repository. */
  readonly sourceUrl: string | null;
  /** The export's name begins with `unstable_` or `Unstable_`. */
  readonly isUnstable: boolean;
  /** Why it should not be used any more; null where it may be. */
  readonly deprecated: string | null;
  /** Props of a component, parameters of a hook. */
  readonly props: readonly ApiProp[];
  /** Fields of what a hook returns; empty for components. */
  readonly returns: readonly ApiProp[];
  /** Type of what a hook returns, where it is no object with fields; else null. */
  readonly returnType: string | null;
  /** Where the `ref` goes, as the type of the element; null where it takes none. */
  readonly refType: string | null;
  /**
   * What the types take for the root where `component` is left out: `button`, `Paper`. A few
   * components render another element all the same.
   */
  readonly rootElement: string | null;
  /** Whether props that are not listed reach the root: of the native element, or of the base. */
  readonly spreads: boolean;
  /** Components whose props are taken as well, the nearest first. */
  readonly inherits: readonly ApiBase[];
  /** Their props, as their own pages have them; those that the component lists itself are not here. */
  readonly inheritedProps: readonly ApiInheritedProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  /** Name in `theme.components`; null where the theme knows no such component. */
  readonly themeName: string | null;
  /** Whether the style functions of the system are props of the component. */
  readonly hasSystemProps: boolean;
  /** Pages whose demos import it. */
  readonly demos: readonly ApiDemoPage[];
  /** Other pages that link to its page, cover it, or import it in a code sample. */
  readonly mentions: readonly ApiMention[];
  /** File or folder of the demo that the page shows, relative to the product's pages; null where it shows none. */
  readonly liveDemo: string | null;
}

/** A prop of a component, a parameter of a hook, a field of what it returns. */
export interface ApiProp {
  readonly name: string;
  /** Unions written out, aliases expanded once. */
  readonly type: string;
  /** The members of a union of literals, as written in code: `'small'`; empty otherwise. */
  readonly values: readonly string[];
  /** The interface by which an app adds values to the union; null where it is closed. */
  readonly extendedBy: string | null;
  readonly default: string | null;
  readonly required: boolean;
  /** Why it should not be used any more; null where it may be. */
  readonly deprecated: string | null;
  readonly description: string;
  /** Documentation of a callback's parameters; empty where there is none. */
  readonly parameters: readonly ApiParameter[];
  /** Documentation of what a callback returns; null where there is none. */
  readonly returns: string | null;
}

/** A prop that is taken over from a base component. */
export interface ApiInheritedProp extends ApiProp {
  /** Name of the base. */
  readonly from: string;
  /** Address of the prop's row on the page of the base. */
  readonly href: string;
}

export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}

/** A component whose props another one takes. */
export interface ApiBase {
  readonly name: string;
  /** Address of its page, relative to the folder of the API pages, or absolute; null: it has none. */
  readonly href: string | null;
  /** Props that are documented there and taken here. */
  readonly props: readonly string[];
}

export interface ApiSlot {
  readonly name: string;
  readonly description: string;
  /** What is rendered by default: `'span'`, `Popper`. */
  readonly default: string | null;
  /** The class of its element; null where it has none of its own. */
  readonly className: string | null;
  readonly deprecated: string | null;
}

export interface ApiClass {
  /** Name of the rule in `classes` and `styleOverrides`: `sizeSmall`. */
  readonly key: string;
  /** What is in the document: `MuiButton-sizeSmall`. */
  readonly className: string;
  /** Set in a state rather than for good, and shared by all components: `Mui-disabled`. */
  readonly isState: boolean;
  readonly description: string;
  readonly deprecated: string | null;
}

/** A page that says something of a component without showing it. */
export interface ApiMention {
  readonly title: string;
  /** Address within the site, with the slash at the end. */
  readonly href: string;
}

/** A page whose demos import a component. */
export interface ApiDemoPage {
  readonly title: string;
  /** Address within the site, with the slash at the end. */
  readonly href: string;
  readonly demoCount: number;
}

/** An entry of the list of all pages of a product. */
export interface ApiIndexEntry {
  readonly kind: ApiPage['kind'];
  readonly name: string;
  readonly href: string;
  readonly isUnstable: boolean;
  readonly isDeprecated: boolean;
}
