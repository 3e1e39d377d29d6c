import type { Sighting } from './adState';

/** What networks put into a page when they answer. */
const NETWORK_SELECTOR = '#carbonads, .carbonads, .ea-placement';

/** Where an ad leads in the end, when its link only counts the click and leads on. */
export const TARGET_ATTRIBUTE = 'data-ad-target';

/** `/backers`, `/discover-more/backers/`: the network had nothing and links to the site's own page. */
function isBackersPage(address: string): boolean {
  try {
    return new URL(address, document.baseURI).pathname.split('/').includes('backers');
  } catch {
    return false;
  }
}

/** Looks once for the network's element. Serves the contract's "Ad slot", detection. */
export function lookForNetwork(): Sighting {
  const element = document.querySelector(NETWORK_SELECTOR);
  if (!element) return 'nothing';
  const addresses = [
    element.getAttribute(TARGET_ATTRIBUTE),
    ...Array.from(element.querySelectorAll('a[href]'), (link) => link.getAttribute('href')),
  ];
  return addresses.some((address) => address !== null && isBackersPage(address)) ? 'backers' : 'ad';
}
