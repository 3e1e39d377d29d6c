import { useEffect, useRef, type RefObject } from 'react';
import { getRememberedScroll, rememberScroll } from './memory';

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
    const remember = () => rememberScroll(name, { scrollTop: scroller.scrollTop, path });
    // `scrollend` spares writing on every frame; browsers without it write on `pagehide` only.
    scroller.addEventListener('scrollend', remember, { passive: true });
    window.addEventListener('pagehide', remember);
    return () => {
      remember();
      scroller.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
    };
  }, [wrapper, name, path]);
}
