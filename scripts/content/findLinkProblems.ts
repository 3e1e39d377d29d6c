import { listLinks } from '../../src/content/links/collectLinks';
import { getLine, listNodes, type MarkdownNode } from '../../src/content/parseMdx';

const ADDRESS = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Hosts that nobody can visit; samples use them, links must not. */
const PLACEHOLDER_HOST = /(^|\.)(example\.(com|org|net)|localhost)$|\.(example|test|invalid)$/;

function checkWebAddress(url: string): string | null {
  if (!URL.canParse(url)) return 'is no address. Write it whole: https://host.name/path';
  const { protocol, hostname, username } = new URL(url);
  if (protocol !== 'https:') return `is not encrypted. Write https: instead of ${protocol}`;
  if (username !== '') return 'holds the name of a user. Leave out what stands before the @.';
  if (PLACEHOLDER_HOST.test(hostname)) {
    return `leads to ${hostname}, which stands for any host. Link to a page that exists, or take the link out.`;
  }
  // The parser mends a host such as `www,w3.org` as far as it can, or takes it as it is.
  if (!/^([a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(hostname)) {
    return `has no host that the web knows: ${hostname}. Write it whole: https://host.name/path`;
  }
  return /[.,;:!'"]$/.test(url)
    ? 'ends with a mark of the sentence. Take that out of the address.'
    : null;
}

function checkUrl(url: string): string | null {
  if (url !== url.trim() || /\s/.test(url)) {
    return 'has a space in it. Take the space out, or write it as %20.';
  }
  if (url.startsWith('//')) return 'leaves the protocol out. Write https: before it.';
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined) {
    // Addresses of this site and of files are checked by the build; `www.w3.org` would be such a file.
    return /^www\./i.test(url) ? 'leads to a page of this site. Write https:// before it.' : null;
  }
  if (scheme === 'http' || scheme === 'https') return checkWebAddress(url);
  if (scheme === 'mailto') {
    const [address = ''] = url.slice('mailto:'.length).split('?');
    return ADDRESS.test(address) ? null : 'names nobody. Write mailto:name@host.name';
  }
  return `begins with ${scheme}:, which pages do not link to. Write an address with https: or mailto:`;
}

/** Addresses that the layout links to: `waiAria: https://…` in the front matter. */
function listFrontMatterLinks(tree: MarkdownNode) {
  return listNodes(tree)
    .filter(({ type }) => type === 'yaml')
    .flatMap((node) =>
      (node.value ?? '').split('\n').flatMap((text, index) => {
        const url = /^\w+:\s*['"]?((?:https?:)?\/\/[^\s'"]*)/.exec(text)?.[1];
        return url === undefined ? [] : [{ url, line: getLine(node) + 1 + index }];
      }),
    );
}

/**
 * Finds addresses of other sites that cannot be right as they are written. Nothing is fetched.
 *
 * @returns one message per link: `docs/…/button.mdx:12: the link to … `
 */
export function findLinkProblems(page: string, tree: MarkdownNode): string[] {
  return [...listFrontMatterLinks(tree), ...listLinks(tree)].flatMap(({ url, line }) => {
    const problem = checkUrl(url);
    return problem === null ? [] : [`${page}:${line}: the link to ${url} ${problem}`];
  });
}
