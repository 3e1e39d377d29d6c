import { toSlug } from '../../client/toSlug';
import type { ArchiveOptions } from '../types';

/** What links of descriptions can lead to. */
export interface LinkTargets {
  /** Pages of this site: address with the slash at the end → ids of its headings. */
  readonly pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** See the option of that name. */
  readonly docsHosts: readonly string[];
  /** Where the links are those of an older release; null for the current ones. */
  readonly archive: (ArchiveOptions & { readonly ownPath: string }) | null;
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
export function resolveHref(href: string, { pages, docsHosts, archive }: LinkTargets): string {
  const [currentHost] = docsHosts;
  const host = archive?.docsHost ?? currentHost;
  if (host === undefined || href.startsWith('#')) return href;
  if (!URL.canParse(href, `https://${host}`)) return href;
  const url = new URL(href, `https://${host}`);
  if (url.host !== host && !docsHosts.includes(url.host)) return href;
  const currentPathname = toOwnPathname(url.pathname, url.hash);
  // An older release links to pages of its own; the current ones may say something else.
  const pathname =
    archive && currentPathname.startsWith(`${archive.basePath}/`)
      ? `${archive.ownPath}${currentPathname.slice(archive.basePath.length)}`
      : currentPathname;
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
