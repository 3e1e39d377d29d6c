/** What is asked of a list that shows the server's HTML and does not listen yet. */
export interface NeedHandlers {
  /** The reader has turned to the list. Called often. */
  onNeed(): void;
  /** A button was pressed, which is to be pressed again when the list listens. */
  onPress(button: HTMLElement): void;
  /** A link to a page of this site is about to be followed: the pointer is over it. */
  onApproach(path: string): void;
  /** Such a link is followed. */
  onFollow(path: string): void;
}

function findLink(target: EventTarget | null): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[href]');
  const isOfThisSite = link?.origin === window.location.origin && link.target === '';
  return isOfThisSite ? link : null;
}

function getPath({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

function isPlainPress(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !isModified;
}

/**
 * Listens for a reader who turns to a list of links by pointer, touch or keyboard. Its links behave
 * as they will when it is alive; a press on one of its buttons is reported.
 *
 * @returns what ends it.
 */
export function watchNeed(container: HTMLElement, handlers: NeedHandlers): () => void {
  const onNeed = () => handlers.onNeed();
  const onApproach = ({ target }: Event) => {
    handlers.onNeed();
    const link = findLink(target);
    if (link) handlers.onApproach(link.pathname);
  };
  const onClick = (event: MouseEvent) => {
    handlers.onNeed();
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) handlers.onPress(button);
    const link = findLink(target);
    if (!link || !isPlainPress(event)) return;
    event.preventDefault();
    handlers.onFollow(getPath(link));
  };
  const ending = new AbortController();
  const { signal } = ending;
  container.addEventListener('mouseover', onApproach, { signal, passive: true });
  container.addEventListener('touchstart', onApproach, { signal, passive: true });
  container.addEventListener('focusin', onNeed, { signal });
  container.addEventListener('click', onClick, { signal });
  return () => ending.abort();
}
