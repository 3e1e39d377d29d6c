import { useEffect, useSyncExternalStore } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { parseHash } from '@site/plugins/preferences/client';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The hash of the address, `#BasicButtons`; empty on the server and for the first rendering. */
export function useHash(): string {
  // A navigation inside the site fires no event, but renders whoever asks where the reader is.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash,
    () => '',
  );
}

// Not in a component: the header of the page that is left does not outlive it.
let isExpected = false;

/** To be called when a reader follows a link to another version, which keeps the anchor. */
export function expectAnchor(): void {
  isExpected = true;
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // An address that somebody has typed.
    return hash;
  }
}

/** Whether the page has the place that a hash names: a heading, or a demo in any of its forms. */
function hasAnchor(hash: string): boolean {
  const { demoName = '' } = parseHash(hash);
  return [decode(hash), demoName].some((name) => document.getElementById(name) !== null);
}

/** Drops the anchor that was kept, and shows the page from its head, where it has no such place. */
export function useExpectedAnchor(): void {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  useEffect(() => {
    if (!isExpected) return;
    isExpected = false;
    if (hash === '' || hasAnchor(hash)) return;
    history.replace(pathname + search);
    window.scrollTo(0, 0);
  }, [pathname, search, hash, history]);
}
