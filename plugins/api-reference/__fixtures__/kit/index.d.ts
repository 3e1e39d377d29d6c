import * as React from 'react';

export { default as Panel } from './Panel';
export * from './Card';
// Re-exported under another name.
export { Card as Unstable_Tile } from './Card';

export interface PickerProps<Item> {
  /** What there is to choose from. */
  items: readonly Item[];
  /** Called with what was chosen. */
  onPick?: (item: Item) => void;
}
/** Generic; what `Look` may be is said where it is declared. */
export declare function Picker<Item, Look extends 'plain' | 'loud' = 'plain' | 'loud'>(
  props: PickerProps<Item> & {
    /** Its look. */
    look?: Look;
  },
): React.JSX.Element;

interface FieldBase {
  /** The name. */
  name?: string;
}
/** Intersection, with a ref. */
export declare const Field: React.ForwardRefExoticComponent<
  FieldBase & {
    /** The label. */
    label: React.ReactNode;
  } & React.RefAttributes<HTMLInputElement>
>;

type Variant =
  | { /** The kind. */ kind: 'link'; /** Where it leads. */ href: string }
  | { /** The kind. */ kind: 'button'; /** Called when pressed. */ onPress?: () => void };
/** A union of props. */
export declare function Action(props: Variant): React.ReactElement;

/** A class. */
export declare class Boundary extends React.Component<{
  /** Shown after an error. */
  fallback: React.ReactNode;
}> {}

/**
 * An old one.
 * @deprecated Use `Card`.
 */
export declare const Oldie: React.JSXElementConstructor<{ /** The text. */ text?: string }>;

export interface UseCountParameters {
  /**
   * Where it begins.
   * @default 0
   */
  start?: number;
}
/** Counts. */
export declare function useCount(parameters?: UseCountParameters): {
  /** The count. */
  count: number;
  /** Adds one. */
  increase: () => void;
};
/** Only a value. */
export declare function useToday(): string;

export interface Theme {
  KitCard?: {};
}
export interface Components {
  MuiCard?: {};
}

export declare const helper: (value: string) => number;
