import { useSyncExternalStore } from 'react';
import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { loadSidebarItems } from './LateSidebarItems';

/** What a version's data is known by here: only its sidebars are looked at. */
export type SidebarOwner = Pick<PropVersionMetadata, 'docsSidebars'>;

type LoadSidebars = () => Promise<{ readonly default: PropVersionMetadata['docsSidebars'] }>;

interface Source {
  readonly load: LoadSidebars;
  loading?: Promise<void>;
}

/** Versions whose sidebars are not here yet. */
const missing = new WeakMap<SidebarOwner, Source>();
const listeners = new Set<() => void>();

/** Versions that have their list of entries on the page as the server wrote it. */
const withServerList = new WeakSet<SidebarOwner>();

/**
 * Says that the list of entries is there as the server wrote it: the next page of the version can be
 * shown without its sidebars.
 *
 * @returns says that it is no longer there.
 */
export function addServerList(version: SidebarOwner): () => void {
  withServerList.add(version);
  return () => {
    withServerList.delete(version);
  };
}

/** Whether a page of the version has its list of entries, be it the server's. */
export function canShowSidebar(version: SidebarOwner): boolean {
  return !missing.has(version) || withServerList.has(version);
}

/** Says where the sidebars of a version come from; until then its data has empty ones. */
export function addSidebarSource(version: SidebarOwner, load: LoadSidebars): void {
  missing.set(version, { load });
}

/**
 * Fetches the sidebars of a version and the code that draws them, once; they then stand in the version's
 * data, where Docusaurus looks for them. After a failure the next call asks the network again.
 */
export function loadSidebars(version: SidebarOwner): Promise<void> {
  const source = missing.get(version);
  if (!source) return Promise.resolve();
  const fill = async () => {
    const [{ default: sidebars }] = await Promise.all([source.load(), loadSidebarItems()]);
    Object.assign(version.docsSidebars, sidebars);
    missing.delete(version);
    for (const listener of listeners) listener();
  };
  source.loading ??= fill().catch((error: unknown) => {
    source.loading = undefined;
    throw error;
  });
  return source.loading;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The items of a sidebar; null as long as they have not been fetched. On the server, and while
 * developing, they are always there.
 */
export function useSidebarItems(version: SidebarOwner, name: string): PropSidebarItem[] | null {
  const getItems = () => (missing.has(version) ? null : (version.docsSidebars[name] ?? null));
  return useSyncExternalStore(subscribe, getItems, getItems);
}
