declare module '@theme/PageIndex/List' {
  import type { ReactNode } from 'react';
  import type { PageIndexItem } from './types';

  export interface Props {
    readonly items: readonly PageIndexItem[];
  }
  export default function PageIndexList(props: Props): ReactNode;
}

declare module '@theme-original/PageIndex/List' {
  export { default } from '@theme/PageIndex/List';
}
