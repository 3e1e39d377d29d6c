import { useCallback } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  loadSidebars,
  useSidebarItems,
  type SidebarOwner,
} from '@site/plugins/page-routes/client/sidebars';

export interface VersionSidebar {
  /** Null until they are fetched. */
  readonly items: PropSidebarItem[] | null;
  /** Asks for them. @returns whether they are here; after a failure the next call asks again. */
  readonly load: () => Promise<boolean>;
}

/** A sidebar of a docs version, by its name. */
export function useVersionSidebar(version: SidebarOwner, name: string): VersionSidebar {
  const items = useSidebarItems(version, name);
  const load = useCallback(
    // The links of the server's HTML lead on without it.
    () =>
      loadSidebars(version).then(
        () => true,
        () => false,
      ),
    [version],
  );
  return { items, load };
}
