import { useEffect, useRef, type RefObject } from 'react';
import { getRememberedScroll, rememberScroll, storeScroll } from './memory';

/** Room kept above and below the current entry, px. */
const MARGIN = 48;

/** Scrolls only the sidebar: `scrollIntoView` would move the page as well. */
function revealActiveEntry(scroller: HTMLElement): void {
  const active = scroller.querySelector('[aria-current="page"]');
  if (!active) return;
  const entry = active.getBoundingClientRect();
  const view = scroller.getBoundingClientRect();
  if (entry.top < view.top) scroller.scrollTop -= view.top - entry.top + MARGIN;
  else if (entry.bottom > view.bottom) scroller.scrollTop += entry.bottom - view.bottom + MARGIN;
}

/**
 * Keeps a sidebar where the reader left it, over page loads and product switches. Where the reader
 * comes to another page, the entry of that page is brought into view. A list that the reader scrolled
 * before the page came to life stays as it is.
 *
 * @param name what the position is remembered by; one per product.
 * @param path of the page being read.
 */
export function useSidebarScroll(
  wrapper: RefObject<HTMLElement>,
  name: string,
  path: string,
): void {
  const hasPlaced = useRef(false);
  useEffect(() => {
    const scroller = wrapper.current?.querySelector<HTMLElement>('.menu');
    if (!scroller) return undefined;
    // A reader who scrolled before the page listened is where they want to be; moving the list now
    // would also take what they are pressing from under the pointer.
    if (scroller.scrollTop === 0 || hasPlaced.current) {
      const remembered = getRememberedScroll(name);
      if (remembered) scroller.scrollTop = remembered.scrollTop;
      if (remembered?.path !== path) revealActiveEntry(scroller);
    }
    hasPlaced.current = true;
    // Not asked for when the page is left: the list may be gone by then, and the next page would be laid out for it.
    let { scrollTop } = scroller;
    const note = () => {
      // Events of a list that the next page does not have come late, and find it at its top.
      if (scroller.isConnected) ({ scrollTop } = scroller);
    };
    const remember = () => rememberScroll(name, { scrollTop, path });
    const store = () => {
      note();
      remember();
      storeScroll();
    };
    // `scrollend` spares writing on every frame; browsers without it write on `pagehide` only.
    scroller.addEventListener('scroll', note, { passive: true });
    scroller.addEventListener('scrollend', store, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      remember();
      scroller.removeEventListener('scroll', note);
      scroller.removeEventListener('scrollend', store);
      window.removeEventListener('pagehide', store);
    };
  }, [wrapper, name, path]);
  // Where a page without a sidebar follows, nothing is left that waits for `pagehide`.
  useEffect(() => storeScroll, []);
}
