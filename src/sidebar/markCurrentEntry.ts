const ACTIVE = 'menu__link--active';
const CURRENT = '[aria-current="page"]';

/**
 * Shows in a list of entries that does not live yet which page is being read, as the list itself will:
 * by the link to it, and by the groups that it is in. A page in a group that was never open has none.
 *
 * @param path of the page, without search and anchor.
 * @returns whether there is an entry.
 */
export function markCurrentEntry(list: Element, path: string): boolean {
  // Encoded as the browser has it in links: the router decodes paths.
  const { href } = new URL(path, window.location.origin);
  for (const entry of list.querySelectorAll<HTMLAnchorElement>('a.menu__link')) {
    const isCurrent = entry.href === href;
    entry.classList.toggle(ACTIVE, isCurrent);
    if (isCurrent) entry.setAttribute('aria-current', 'page');
    else entry.removeAttribute('aria-current');
  }
  for (const button of list.querySelectorAll('button.menu__link')) {
    button.classList.toggle(ACTIVE, button.closest('li')?.querySelector(CURRENT) !== null);
  }
  return list.querySelector(CURRENT) !== null;
}
