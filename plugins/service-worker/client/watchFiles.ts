import { isBuildReplaced } from './build';

/** Whether an element asks for a script or a stylesheet of the site. */
function isOfSite(element: EventTarget | null): boolean {
  let address = '';
  if (element instanceof HTMLScriptElement) address = element.src;
  else if (element instanceof HTMLLinkElement && element.rel === 'stylesheet')
    address = element.href;
  return address.startsWith(`${location.origin}/`) && address.includes('/assets/');
}

/**
 * Calls back when a part of the page's code cannot be fetched because the site was published anew.
 * A part that does not come for any other reason is the business of whoever asked for it.
 *
 * @param onFailure called at once, whatever the reason; true: no need to ask for it
 */
export function watchFiles(onFailure: () => boolean, onGone: () => void): void {
  let isAsking = false;
  const onError = async ({ target }: Event) => {
    if (isAsking || !isOfSite(target) || onFailure()) return;
    isAsking = true;
    const isReplaced = await isBuildReplaced();
    isAsking = false;
    if (isReplaced) onGone();
  };
  // Failed downloads do not bubble.
  window.addEventListener('error', (event) => void onError(event), true);
}
