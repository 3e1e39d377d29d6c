import { applyTrailingSlash } from '@docusaurus/utils-common';

/** What of a site's configuration is part of its links; `baseUrl` has the language being built. */
export interface SiteAddress {
  readonly baseUrl: string;
  readonly trailingSlash: boolean | undefined;
}

/** A link as HTML has it. */
export interface StaticLink {
  readonly href: string;
  /** Whether the page is on another site, which opens in a tab of its own. */
  readonly isExternal: boolean;
  /** Whether Docusaurus is to look for the page or the anchor on this site. */
  readonly isChecked: boolean;
}

const PROTOCOL = /^(?:\w*:|\/\/)/;

/**
 * The link that `@docusaurus/Link` renders for an address in Markdown.
 *
 * @returns null for what only that component can tell: relative addresses, and Docusaurus' `pathname://`.
 */
export function toStaticLink(address: string, site: SiteAddress): StaticLink | null {
  if (address.startsWith('pathname:')) return null;
  if (PROTOCOL.test(address)) return { href: address, isExternal: true, isChecked: false };
  if (address.startsWith('#')) return { href: address, isExternal: false, isChecked: true };
  if (!address.startsWith('/')) return null;
  const { baseUrl } = site;
  const isBased = address.startsWith(baseUrl) || `${address}/` === baseUrl;
  const based = isBased ? address : baseUrl + address.slice(1);
  return { href: applyTrailingSlash(based, site), isExternal: false, isChecked: true };
}
