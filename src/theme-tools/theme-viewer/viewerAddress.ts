/** What of the viewer stands in the page's address, so that a link leads to an entry. */
export interface ViewerAddress {
  readonly theme?: string;
  /** As `formatPath` writes it. */
  readonly path?: string;
}

/** @example parseViewerAddress('?theme=dark&path=palette.mode') */
export function parseViewerAddress(search: string): ViewerAddress {
  const query = new URLSearchParams(search);
  const theme = query.get('theme');
  const path = query.get('path');
  return { ...(theme && { theme }), ...(path && { path }) };
}

/** The same address with another entry; whatever else it says stays. */
export function withViewerAddress(href: string, { theme, path }: ViewerAddress): string {
  const url = new URL(href);
  for (const [key, value] of Object.entries({ theme, path })) {
    if (value === undefined) url.searchParams.delete(key);
    else url.searchParams.set(key, value);
  }
  return url.href;
}

/** Replaces the address without a step in the history. */
export function writeViewerAddress(address: ViewerAddress): void {
  try {
    window.history.replaceState(
      window.history.state,
      '',
      withViewerAddress(window.location.href, address),
    );
  } catch {
    // A browser that was asked too often refuses; the viewer itself goes on.
  }
}
