import type { useHistory } from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * The link that an event happened in, if it leads to a page of this site in this tab.
 *
 * @returns null for any other link, and outside of links
 */
export function findPageLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isOfThisSite = link?.origin === window.location.origin && link.target === '';
  return isOfThisSite ? link : null;
}

/** Where a link leads on this site, as the router has it. */
export function getPath({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

/** The keys that open a link elsewhere are left to the browser, and so is what somebody has handled. */
export function isPlainPress(
  event: Pick<
    MouseEvent,
    'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'
  >,
): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}

/** Leads to a page of this site; to the one that is shown without a step for the way back. */
export function followPath(history: History, path: string): void {
  const isShown = history.createHref(history.location) === path;
  history[isShown ? 'replace' : 'push'](path);
}

/** Fetches the page that a link leads to. Whoever follows the link asks once more. */
export function preloadPage(path: string): void {
  Promise.resolve(window.docusaurus.preload(path)).catch(() => undefined);
}
