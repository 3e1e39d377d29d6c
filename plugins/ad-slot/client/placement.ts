import type { PlacementData } from './types';

/** The class of a slot's root. Public: other people's stylesheets and analytics rely on it. */
export const SLOT_CLASS = 'Ad-root';

/** Where the site lies, so that paths can be compared without base URL and language. */
export interface SitePrefix {
  /** Base URL of the language's site, as Docusaurus gives it: `/`, `/zh/`, `/docs/zh/`. */
  readonly baseUrl: string;
}

/** Whether pages of this path have a slot at all. */
export function hasSlot(
  pathname: string,
  { excludedPaths }: Pick<PlacementData, 'excludedPaths'>,
  { baseUrl }: SitePrefix,
): boolean {
  const path = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  return !excludedPaths.some((excluded) => path.startsWith(excluded));
}

/** A slot's root in the page. */
export interface Slot {
  readonly element: HTMLElement;
  /** Takes back what `ensureSlot` put into the page. */
  readonly remove: () => void;
}

/**
 * The slot right after the first element that matches `selector`: the one that the layout rendered
 * with `@theme/AdSlot`, else a new one, for which the page has to make room. Null where nothing
 * matches. Serves the specification's "Ad slot and copy button placement".
 */
export function ensureSlot(selector: string): Slot | null {
  const container = document.querySelector(selector);
  if (!container) return null;
  const next = container.nextElementSibling;
  if (next instanceof HTMLElement && next.classList.contains(SLOT_CLASS)) {
    return { element: next, remove: () => undefined };
  }
  const element = document.createElement('div');
  element.className = SLOT_CLASS;
  container.after(element);
  return { element, remove: () => element.remove() };
}
