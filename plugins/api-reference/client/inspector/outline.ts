/** Marks the elements that are outlined. Public: a site may give it another look. */
export const OUTLINE_ATTRIBUTE = 'data-api-outline';

/** What React renders the page into; what demos open lies beside it. */
const PAGE_ROOT = '#__docusaurus';

/** Elements of a demo, in its place or in what it has opened elsewhere, such as a menu. */
function findElements(demo: HTMLElement, selector: string): Element[] {
  const opened = [...document.querySelectorAll(selector)].filter(
    (element) => element.closest(PAGE_ROOT) === null && !demo.contains(element),
  );
  return [...demo.querySelectorAll(selector), ...opened].filter(isDrawn);
}

/** A demo has its styling variants all at once, of which one is drawn. Older browsers draw what is there. */
function isDrawn(element: Element): boolean {
  return 'checkVisibility' in element ? element.checkVisibility() : true;
}

/**
 * Outlines the elements of a demo, those that come later included, and tells about them whenever they
 * change. Returns a function that ends it.
 */
export function outlineElements(
  demo: HTMLElement,
  selector: string,
  onElements: (elements: readonly Element[]) => void,
): () => void {
  let outlined: readonly Element[] = [];
  const clear = () => outlined.forEach((element) => element.removeAttribute(OUTLINE_ATTRIBUTE));
  const update = () => {
    const found = findElements(demo, selector);
    if (found.length === outlined.length && found.every((each, at) => each === outlined[at]))
      return;
    clear();
    found.forEach((element) => element.setAttribute(OUTLINE_ATTRIBUTE, ''));
    outlined = found;
    onElements(found);
  };
  onElements([]);
  update();
  const observer = new MutationObserver(update);
  // Menus and dialogs are opened at the end of the body.
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  return () => {
    observer.disconnect();
    clear();
  };
}
