import { findPageLink, getPath, isPlainPress } from '@site/plugins/static-content/client/pageLinks';

/** What is asked of a list that shows the server's HTML and does not listen yet. */
export interface NeedHandlers {
  /** The reader has turned to one of its buttons, or has come to it with the keyboard. Called often. */
  onNeed(): void;
  /** A button was pressed, for which it is needed as well; to be pressed again when the list listens. */
  onPress(button: HTMLElement): void;
  /** A link to a page of this site is about to be followed: the pointer is over it. */
  onApproach(path: string): void;
  /** Such a link is followed. */
  onFollow(path: string): void;
}

function findButton(target: EventTarget | null): HTMLButtonElement | null {
  return target instanceof Element ? target.closest('button') : null;
}

/**
 * Listens for a reader who turns to a list of links by pointer, touch or keyboard. Its links behave
 * as they will when it is alive; a press on one of its buttons is reported.
 *
 * @returns what ends it.
 */
export function watchNeed(container: HTMLElement, handlers: NeedHandlers): () => void {
  const onApproach = ({ target }: Event) => {
    const link = findPageLink(target);
    if (link) handlers.onApproach(link.pathname);
    else if (findButton(target)) handlers.onNeed();
  };
  const onFocus = ({ target }: Event) => {
    if (target instanceof Element && target.matches(':focus-visible')) handlers.onNeed();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    const button = findButton(target);
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
  // A pointer that presses an entry moves the focus, too.
  container.addEventListener('focusin', onFocus, { signal });
  container.addEventListener('click', onClick, { signal });
  return () => ending.abort();
}
