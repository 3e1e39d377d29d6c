import type { FocusEvent, PointerEvent } from 'react';

/** The code for previews is fetched with the first link that is reached, not with the page. */
function ask(target: EventTarget): void {
  if (target instanceof Element && target.closest('a[href]')) {
    // Offline there are no previews.
    import('./linkPreviews').then(({ previewLink }) => previewLink(target)).catch(() => undefined);
  }
}

/** Handlers for the element around a page's text. Touch has no pointer that rests: there are no previews. */
export const previewHandlers = {
  onPointerOver({ pointerType, target }: PointerEvent) {
    if (pointerType === 'mouse') ask(target);
  },
  onFocus({ target }: FocusEvent) {
    if (target.matches(':focus-visible')) ask(target);
  },
};
