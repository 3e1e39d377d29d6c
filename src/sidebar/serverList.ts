let list: Element | null = null;

/**
 * Remembers the list of entries that the server has rendered: a narrow screen shows it in the drawer
 * as long as there is no other. To be called before React takes the sidebar away.
 */
export function keepServerList(container: HTMLElement | null): void {
  list = container?.querySelector('ul') ?? null;
}

/** The entries of the server's list, as HTML; none where there was no such list. */
export function getServerList(): string {
  return list?.innerHTML ?? '';
}
