import type { ApiPage } from '../client/types';

/** Where a package's theme is declared. */
export interface ThemeOptions {
  /** Module of the theme: `@mui/material/styles`. */
  readonly importPath: string;
  /** Interface of `theme.components` in it. */
  readonly name: string;
  /** Function in it that creates a theme. */
  readonly factory: string;
}

/** A package and what of it is documented. */
export interface PackageOptions {
  /** As package.json names it, also where it is an alias: `@mui/material-v5`. */
  readonly name: string;
  /** Import paths whose exports are documented. Default: the package itself. */
  readonly entryPoints: readonly string[];
  /** Import paths that only add declarations to others, such as a theme augmentation. Default: none. */
  readonly augmentations: readonly string[];
  /** Names of the exports that have a page, without marks of instability. Default: null, all of them. */
  readonly components: readonly string[] | null;
  /** Exports without a page, each with the reason. A name may end in `*`. Default: none. */
  readonly ignore: Readonly<Record<string, string>>;
  /** Whether hooks have pages as well. Default: false. */
  readonly hooks: boolean;
  /** What of the package's theme concerns components; null where it has no theme. Default: null. */
  readonly theme: ThemeOptions | null;
  /** Tag of the release in the package's repository; `v<version>` where it is left out. */
  readonly sourceTag: string | null;
}

/** What pages of an older release have to know of the current ones. */
export interface ArchiveOptions {
  /** Address of the current pages, to which the package's descriptions link: `/material-ui`. */
  readonly basePath: string;
  /** Host that documents what this archive leaves out. Default: null, the first of `docsHosts`. */
  readonly docsHost: string | null;
}

/** A documented product: one folder of pages, from one or more packages. */
export interface ProductOptions {
  /** As readers know it: `Material UI`. */
  readonly title: string;
  /** Folder of the product's pages, relative to the site; `api/` in it is written. */
  readonly docsDir: string;
  /** Address of the product's pages: `/material-ui`. */
  readonly basePath: string;
  /** Where the product is an older release of another one. Default: null, it is the current one. */
  readonly archive: ArchiveOptions | null;
  readonly packages: readonly PackageOptions[];
}

/** A documented package as it is installed. */
export interface InstalledPackage extends PackageOptions {
  /** As readers install and import it: of an alias, what it stands for. */
  readonly publishedName: string;
  readonly version: string;
  /** Absolute path of its folder. */
  readonly dir: string;
  /** Folder of its sources on the web, without a slash at the end; null where none is named. */
  readonly sourceBaseUrl: string | null;
}

/** A page without what only the site's demos and the other pages know. */
export type ExtractedPage = Omit<ApiPage, 'demos' | 'inheritedProps' | 'liveDemo' | 'mentions'>;
