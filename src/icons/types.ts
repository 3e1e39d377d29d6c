import type { IconTheme } from './iconNames';

/** One SVG element of an icon, with React's names of attributes. */
export type ShapeElement = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly ShapeElement[],
];

/** What an icon shows: the data of its only path, as most have one, or its elements. */
export type IconShape = string | readonly ShapeElement[];

/** Icons that lie next to each other, in one theme; null where an icon does not exist in it. */
export type ShapeChunk = readonly (IconShape | null)[];

/** What is known of all icons before one is drawn; made by the loader (node/transformIcons.ts). */
export interface IconData {
  /** Version of `@mui/icons-material`. */
  readonly version: string;
  /** In the order of their characters. */
  readonly names: readonly string[];
  /** One letter an icon: its category, as `CATEGORIES` counts from `a`. */
  readonly categories: string;
  /** Names that exist in the theme `Filled` only. */
  readonly filledOnly: readonly string[];
  /** How many icons are in a file of shapes. */
  readonly chunkSize: number;
  /** Addresses of the files of shapes, in the order of the names. */
  readonly chunkUrls: Readonly<Record<IconTheme, readonly string[]>>;
}

/** What a page says of a category without any icon's data. */
export interface CategorySummary {
  readonly id: string;
  readonly count: number;
  /** Names of a few icons. */
  readonly examples: readonly string[];
}
