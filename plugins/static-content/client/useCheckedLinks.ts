import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Tells Docusaurus where the static content of a page leads on this site, so that a link to nowhere
 * stops the build. In the browser there is nothing to tell.
 *
 * @param page a page's module, as `DocItem` gets it
 */
export function useCheckedLinks(page: object): void {
  const brokenLinks = useBrokenLinks();
  const { staticLinks } = page as { readonly staticLinks?: readonly string[] };
  staticLinks?.forEach((link) => brokenLinks.collectLink(link));
}
