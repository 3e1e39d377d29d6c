import { toSlug } from '../../client/toSlug';

/** What links of descriptions can lead to. */
export interface LinkTargets {
  /** Pages of this site: address with the slash at the end → ids of its headings. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** See the option of that name. */
  readonly docsHosts: readonly string[];
}

const MARKDOWN_LINK = /(?<!!)\[([^\]]+)\]\(([^)\s]+)\)/g;

/** `/material-ui/api/button/#button-classes-text` → `#Button-classes-text`: ids keep the case here. */
function toOwnHash(hash: string, anchors: ReadonlySet<string>): string {
  const id = hash.slice(1);
  return [...anchors].some((anchor) => anchor === id)
    ? hash
    : [...anchors]
        .filter((anchor) => anchor.toLowerCase() === id.toLowerCase())
        .map((anchor) => `#${anchor}`)
        .join('');
}

/** `/base-ui/react-popper/components-api/#popper` → `/base-ui/api/popper/`, as this site has it. */
function toOwnPathname(pathname: string, hash: string): string {
  const withSlash = `${pathname.replace(/\/+$/, '')}/`;
  return withSlash.replace(
    /^\/([\w-]+)\/react-[\w-]+\/(?:components|hooks)-api\/$/,
    `/$1/api/${toSlug(hash.slice(1))}/`,
  );
}

/**
 * Address of a link as this site should have it: one of its own pages where it has the page, and the
 * place that was meant where it has not.
 */
export function resolveHref(href: string, { pages, docsHosts }: LinkTargets): string {
  const [host] = docsHosts;
  if (host === undefined || href.startsWith('#')) return href;
  if (!URL.canParse(href, `https://${host}`)) return href;
  const url = new URL(href, `https://${host}`);
  if (!docsHosts.includes(url.host)) return href;
  const pathname = toOwnPathname(url.pathname, url.hash);
  const anchors = pages.get(pathname);
  if (anchors) return `${pathname}${toOwnHash(url.hash, anchors)}`;
  return `https://${host}${url.pathname}${url.hash}`;
}

/** Turns every link of a description. */
export function resolveLinks(markdown: string, targets: LinkTargets): string {
  return markdown.replace(
    MARKDOWN_LINK,
    (_match, label: string, href: string) => `[${label}](${resolveHref(href, targets)})`,
  );
}
