/**
 * Adds the stylesheet as soon as the page has an element of the class: at once, or when a demo or
 * another page brings one. A stylesheet that a script adds blocks no rendering.
 *
 * @returns stops waiting
 */
export function loadWhenShown({
  stylesheetUrl,
  className,
}: {
  readonly stylesheetUrl: string;
  readonly className: string;
}): () => void {
  // A live list: looking at its length costs next to nothing, however often the page changes.
  const icons = document.getElementsByClassName(className);
  const observer = new MutationObserver(look);

  function look() {
    if (icons.length === 0) return;
    observer.disconnect();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = stylesheetUrl;
    document.head.append(link);
  }

  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class'],
  });
  look();
  return () => observer.disconnect();
}
