import type { SidebarOwner } from '@site/plugins/page-routes/client/sidebars';

/** A list of entries that the server has rendered. */
interface ServerList {
  readonly version: SidebarOwner;
  readonly list: Element | null;
  /** Of the page that it stood in. */
  readonly path: string;
}

let kept: ServerList | undefined;

/**
 * Remembers the list of entries that the server has rendered: a narrow screen shows it in the drawer
 * as long as there is no other. To be called before React takes the sidebar away.
 */
export function keepServerList(
  version: SidebarOwner,
  container: HTMLElement | null,
  path: string,
): void {
  kept = { version, list: container?.querySelector('ul') ?? null, path };
}

/** The server's list for a version: its entries as HTML, and the page they stood in; null without one. */
export function getServerList(
  version: SidebarOwner,
): { readonly html: string; readonly path: string } | null {
  return kept?.version === version && kept.list
    ? { html: kept.list.innerHTML, path: kept.path }
    : null;
}
