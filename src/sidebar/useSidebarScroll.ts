import { useEffect, type RefObject } from 'react';
import { getRememberedScrollTop, rememberScrollTop } from './memory';

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
 * Keeps a sidebar where the reader left it, over page loads and product switches, and makes sure
 * that the entry of the page being read is in view.
 *
 * @param name what the position is remembered by; one per product.
 */
export function useSidebarScroll(wrapper: RefObject<HTMLElement>, name: string): void {
  useEffect(() => {
    const scroller = wrapper.current?.querySelector<HTMLElement>('.menu');
    if (!scroller) return undefined;
    const remembered = getRememberedScrollTop(name);
    if (remembered !== undefined) scroller.scrollTop = remembered;
    revealActiveEntry(scroller);
    const onScroll = () => rememberScrollTop(name, scroller.scrollTop);
    // `scrollend` spares writing on every frame; browsers without it write on `pagehide` only.
    scroller.addEventListener('scrollend', onScroll, { passive: true });
    window.addEventListener('pagehide', onScroll);
    return () => {
      onScroll();
      scroller.removeEventListener('scrollend', onScroll);
      window.removeEventListener('pagehide', onScroll);
    };
  }, [wrapper, name]);
}
