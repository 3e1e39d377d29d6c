import * as React from 'react';
import { Polymorphic } from '../polymorphic';
import { PanelOwnProps } from '../Panel';

export interface CardClasses {
  /** The root element. */
  root: string;
  /** Set while `disabled`. */
  disabled: string;
  /**
   * The root if it is `tall`.
   * @deprecated Use [.KitCard-root](/kit/api/card/#card-classes-root) instead.
   */
  tall: string;
  /** Declared, but the package exports no such class. */
  ghost: string;
}
export declare const cardClasses: CardClasses;

export interface CardColorOverrides {}
type Size = 'small' | 'medium' | 'large';
interface Mark {
  value: number;
  label?: React.ReactNode;
}

export interface CardSlots {
  /**
   * The title.
   * @default 'h3'
   */
  root?: React.ElementType;
  action?: React.ElementType;
}
type SlotPropsOf<T, O> = { as?: T; owner?: O };

export interface CardOwnProps extends PanelOwnProps {
  /** The title. Read [the guide](https://docs.kit.example/kit/guide/#titles). */
  title: string;
  /**
   * Its size.
   * @default 'medium'
   */
  size?: Size;
  /** @default 'plain' */
  color?: import('../polymorphic').Extensible<'plain' | 'loud', CardColorOverrides>;
  /** Marks on the scale. */
  marks?: boolean | Mark[];
  /**
   * Fired on a change.
   *
   * @param {number} next The new value.
   * @param {Size} size The size then.
   * @returns {boolean} Whether it may.
   */
  onChange?: (next: number, size: Size) => boolean;
  /**
   * Says it otherwise.
   * @deprecated Use `title`.
   */
  caption?: string;
  /** @ignore */
  internal?: string;
  className?: string;
  slots?: CardSlots;
  slotProps?: {
    root?: SlotPropsOf<'h3', CardOwnProps>;
    action?: SlotPropsOf<'button', CardOwnProps>;
  };
}

export interface CardTypeMap<P = {}, D extends React.ElementType = 'article'> {
  props: P & CardOwnProps;
  defaultComponent: D;
}

/**
 * A card.
 *
 * Demos:
 *
 * - [Card](https://docs.kit.example/kit/react-card/)
 *
 * API:
 *
 * - [Card API](https://docs.kit.example/kit/api/card/)
 * - inherits [Panel API](https://docs.kit.example/kit/api/panel/)
 */
declare const Card: Polymorphic<CardTypeMap>;
export { Card };
