import * as React from 'react';

export interface TypeMap {
  props: {};
  defaultComponent: React.ElementType;
}

type Own<M extends TypeMap> = M['props'];

/** Overloads: with `component`, and without. */
export interface Polymorphic<M extends TypeMap> {
  <C extends React.ElementType>(
    props: {
      /** What the root is. */
      component: C;
    } & Own<M> &
      Omit<React.ComponentPropsWithRef<C>, keyof Own<M>>,
  ): React.JSX.Element | null;
  (
    props: Own<M> & Omit<React.ComponentPropsWithRef<M['defaultComponent']>, keyof Own<M>>,
  ): React.JSX.Element | null;
}

export type Extensible<T extends string, U = {}> = T | Extract<keyof U, string>;
