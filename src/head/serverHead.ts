/**
 * A client module: while a page comes to life, its head stays what the server wrote.
 *
 * Helmet would write the head anew whenever the browser has a moment between two steps of
 * hydration, from the elements that were hydrated by then. Meanwhile the tab had the title of the
 * site instead of that of the page, and who looked for the canonical address found none.
 */
// In readers' builds that is plugins/page-head, which keeps to this name and its `canUseDOM`.
import { HelmetProvider } from 'react-helmet-async';

/** What Helmet marks its elements with, in the browser and on the server. */
const WRITTEN = '[data-rh]';

/**
 * Lets Helmet collect, as it does on a server, and write nothing. Without a head of the server, as
 * in development, nothing is held.
 */
export function holdServerHead(): void {
  if (document.head.querySelector(WRITTEN)) HelmetProvider.canUseDOM = false;
}

/** Lets Helmet write from the next change on. To be called the moment all of the page is hydrated. */
export function releaseServerHead(): void {
  HelmetProvider.canUseDOM = true;
}

if (typeof document !== 'undefined') holdServerHead();
