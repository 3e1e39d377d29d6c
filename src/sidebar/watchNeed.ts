import { findPageLink, getPath, isPlainPress } from '@site/plugins/static-content/client/pageLinks';

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
    const link = findPageLink(target);
    if (link) handlers.onApproach(link.pathname);
  };
  const onClick = (event: MouseEvent) => {
    handlers.onNeed();
    const { target } = event;
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) handlers.onPress(button);
    const link = findPageLink(target);
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
