/** How rows are laid out: in columns, or one below the other. Narrow screens always get a list. */
export type ApiView = 'table' | 'list';

/** On the html element; there before the first paint, and only where scripts run. */
export const VIEW_ATTRIBUTE = 'data-api-view';
export const VIEW_STORAGE_KEY = 'docs-api-view';
export const DEFAULT_VIEW: ApiView = 'table';

/** The view that the page shows. */
export function getView(): ApiView {
  return document.documentElement.getAttribute(VIEW_ATTRIBUTE) === 'list' ? 'list' : DEFAULT_VIEW;
}

/** Shows a view, and remembers it where the browser lets us. */
export function setView(view: ApiView): void {
  document.documentElement.setAttribute(VIEW_ATTRIBUTE, view);
  try {
    localStorage.setItem(VIEW_STORAGE_KEY, view);
  } catch {
    // Storage is denied or full: the choice holds until the page is reloaded.
  }
}
