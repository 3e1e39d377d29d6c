declare module '@site/CHANGELOG.md' {
  import type { ComponentType, ReactNode } from 'react';
  import type { TOCItem } from '@docusaurus/mdx-loader';

  export const toc: readonly TOCItem[];

  const Changelog: ComponentType<{
    /** Components in place of elements. */
    readonly components?: Readonly<Record<string, () => ReactNode>>;
  }>;
  export default Changelog;
}
