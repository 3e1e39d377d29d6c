import type { ComponentProps, ReactNode } from 'react';
import type DocSidebarItems from '@theme/DocSidebarItems';

let Items: typeof DocSidebarItems | undefined;

/** Fetches the code of a sidebar's entries; asked again after a failure, it asks the network again. */
export async function loadSidebarItems(): Promise<void> {
  Items ??= (await import('@theme/DocSidebarItems')).default;
}

/**
 * `@theme/DocSidebarItems` for those that draw a whole sidebar. They have no items before sidebars are
 * fetched (sidebars.ts), and the code comes with them: a page is entered without.
 */
export default function LateSidebarItems(props: ComponentProps<typeof DocSidebarItems>): ReactNode {
  return Items && <Items {...props} />;
}
