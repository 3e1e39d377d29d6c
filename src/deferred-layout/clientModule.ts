/**
 * A client module for src/css/deferred-layout.css: says which blocks have come near, and has a page
 * laid out whole before the reader goes to a place in it.
 */
import type { ClientModule } from '@docusaurus/types';
import { keepLaidOut, layOutWhenIdle } from './layOutWhenIdle';
import { deferLayout, layOutWhole } from './wholeLayout';

/** What `contentvisibilityautostatechange` tells; not in TypeScript's types. */
interface StateChange extends Event {
  /** Whether the browser leaves the element out from now on. */
  readonly skipped: boolean;
}

/**
 * Called when a navigation begins; what it returns, just before the page is exchanged: until then
 * the old page is read.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation) return undefined;
  if (location.hash) return layOutWhole;
  return location.pathname === previousLocation.pathname ? undefined : deferLayout;
};

/** The browser follows a link within the page itself, and at once. */
function prepareJump({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.hash && link.pathname === window.location.pathname) layOutWhole();
}

function follow(event: Event): void {
  const { skipped, target } = event as StateChange;
  if (!skipped && target instanceof Element) keepLaidOut(target);
}

let stop: (() => void) | undefined;

/** Called when a page has been drawn. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname === previousLocation?.pathname) return;
  stop?.();
  stop = layOutWhenIdle();
};

if (typeof window !== 'undefined') {
  document.addEventListener('click', prepareJump, true);
  document.addEventListener('contentvisibilityautostatechange', follow, true);
}
