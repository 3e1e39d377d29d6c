import { isBuildReplaced } from './build';

/** Path of a script or stylesheet of the site that an element asks for; null for others. */
function getAssetPath(element: EventTarget | null): string | null {
  let address: string | null = null;
  if (element instanceof HTMLScriptElement) address = element.src;
  else if (element instanceof HTMLLinkElement && element.rel === 'stylesheet')
    address = element.href;
  if (!address) return null;
  const { origin, pathname } = new URL(address, window.location.href);
  return origin === window.location.origin && pathname.includes('/assets/') ? pathname : null;
}

/**
 * Calls back when a part of the page's code cannot be fetched because the site was published anew.
 * A part that does not come for any other reason is the business of whoever asked for it.
 */
export function watchFiles(onGone: () => void): void {
  let isAsking = false;
  const onError = async ({ target }: Event) => {
    if (isAsking || getAssetPath(target) === null) return;
    isAsking = true;
    const isReplaced = await isBuildReplaced();
    isAsking = false;
    if (isReplaced) onGone();
  };
  // Failed downloads do not bubble.
  window.addEventListener('error', (event) => void onError(event), true);
}
