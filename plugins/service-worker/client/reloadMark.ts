/** Also known to the early script: see node/buildEarlyScript.ts. */
export const STORAGE_KEY = 'docs-reloaded';

/**
 * Whether this page was loaded again by us, and not since by the reader. Forgets it, so that only
 * one page knows. Where storage is denied, every page that was reloaded counts.
 */
export function takeReloadMark(): boolean {
  try {
    const isMarked = window.sessionStorage.getItem(STORAGE_KEY) !== null;
    window.sessionStorage.removeItem(STORAGE_KEY);
    return isMarked;
  } catch {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  }
}

export function setReloadMark(): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // The type of the navigation tells as well.
  }
}
