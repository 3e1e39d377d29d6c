/**
 * A client module: back and forward find the place that was left.
 *
 * The browser does this by itself only where the page is there at once. Here the next page may have
 * to be fetched first; by then the browser has scrolled the old one, and Docusaurus starts every
 * page at its top. So the place is put back when the page has been drawn. After a reload, and when
 * the reader comes from another site, there is a whole page to begin with: that stays the browser's.
 */
import type { ClientModule } from '@docusaurus/types';
import { layOutWhole } from '../deferred-layout/wholeLayout';
import { getPosition, setPosition, storePositions } from './positions';

/** What React Router keeps in an entry of the history. */
interface EntryState {
  readonly key?: string;
}

/** Names the present entry; the one that a visit begins with, or a fragment, has no name yet. */
function nameEntry(): string {
  const state = window.history.state as EntryState | null;
  if (state?.key) return state.key;
  const key = `p${Math.random().toString(36).slice(2, 10)}`;
  window.history.replaceState({ ...state, key }, '');
  return key;
}

/** The entry whose page is shown. While the next page is fetched, history is already ahead of it. */
let shownEntry: string | undefined;

let naming: ReturnType<typeof setTimeout> | undefined;

function remember(): void {
  if (shownEntry !== undefined) setPosition(shownEntry, window.scrollY);
}

function take(): void {
  window.history.scrollRestoration = 'manual';
}

/** Called when a navigation begins; what it returns, just before the page is exchanged. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = () => {
  // Too late for the page before: history is ahead of it.
  clearTimeout(naming);
  return remember;
};

/** Called when a page has been drawn, before it is painted. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  previousLocation,
}) => {
  if (!previousLocation) {
    // In a task of its own: this one ends the hydration, and changing history waits for the browser.
    naming = setTimeout(() => {
      shownEntry = nameEntry();
    });
    return;
  }
  shownEntry = nameEntry();
  const top = getPosition(shownEntry);
  if (typeof top !== 'number') return;
  if (top > 0) layOutWhole();
  window.scrollTo(0, top);
};

if (typeof window !== 'undefined') {
  // Not before: until then the browser may be putting the place back itself.
  if (document.readyState === 'complete') take();
  window.addEventListener('pageshow', take);
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
    remember();
    storePositions();
  });
}
