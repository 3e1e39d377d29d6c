/** How rows are laid out: in columns, or one below the other. Narrow screens always get a list. */
export type ApiView = 'table' | 'list';

/** Whether rows of inherited props are shown. */
export type InheritedRows = 'show' | 'hide';

/** On the html element; there before the first paint, and only where scripts run. */
export const VIEW_ATTRIBUTE = 'data-api-view';
export const VIEW_STORAGE_KEY = 'docs-api-view';
export const DEFAULT_VIEW: ApiView = 'table';

export const INHERITED_ATTRIBUTE = 'data-api-inherited';
export const INHERITED_STORAGE_KEY = 'docs-api-inherited';
export const DEFAULT_INHERITED: InheritedRows = 'show';

/** Makes a choice that outlives the page where the browser lets us. */
function remember(attribute: string, key: string, value: string): void {
  document.documentElement.setAttribute(attribute, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is denied or full: the choice holds until the page is reloaded.
  }
}

/** The view that the page shows. */
export function getView(): ApiView {
  return document.documentElement.getAttribute(VIEW_ATTRIBUTE) === 'list' ? 'list' : DEFAULT_VIEW;
}

/** Shows a view, and remembers it. */
export function setView(view: ApiView): void {
  remember(VIEW_ATTRIBUTE, VIEW_STORAGE_KEY, view);
}

/** Whether the page shows inherited props. */
export function getInherited(): InheritedRows {
  return document.documentElement.getAttribute(INHERITED_ATTRIBUTE) === 'hide'
    ? 'hide'
    : DEFAULT_INHERITED;
}

/** Shows or hides inherited props, and remembers it. */
export function setInherited(rows: InheritedRows): void {
  remember(INHERITED_ATTRIBUTE, INHERITED_STORAGE_KEY, rows);
}

/** Shows inherited props for now, because a link leads to one; what was chosen stays remembered. */
export function revealInherited(): void {
  document.documentElement.setAttribute(INHERITED_ATTRIBUTE, 'show');
}
