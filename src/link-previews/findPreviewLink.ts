/**
 * Links that say enough: those that are cards or buttons, and those in demos and in what the layout
 * makes of a page.
 */
const EXCLUDED = '.demo, .hash-link, .button-link, .component-links, [class*="card"], [role="tab"]';

/**
 * The link that an event is about, if a preview helps there: one within the text of a page to another
 * page of this site.
 *
 * @param location of the page that is open
 */
export function findPreviewLink(
  target: EventTarget | null,
  location: Pick<Location, 'origin' | 'pathname'>,
): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.closest(EXCLUDED) || link.target === '_blank') return null;
  const { origin, pathname } = new URL(link.href);
  const isPage = pathname.endsWith('/');
  return origin === location.origin && pathname !== location.pathname && isPage ? link : null;
}
