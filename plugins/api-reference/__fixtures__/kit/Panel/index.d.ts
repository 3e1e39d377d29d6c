import * as React from 'react';
import { Polymorphic } from '../polymorphic';

export interface PanelOwnProps {
  /** How far it stands out. @default 1 */
  elevation?: number;
}

export interface PanelTypeMap<P = {}, D extends React.ElementType = 'section'> {
  props: P & PanelOwnProps;
  defaultComponent: D;
}

/** A surface. */
declare const Panel: Polymorphic<PanelTypeMap>;
export default Panel;
