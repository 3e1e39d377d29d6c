const TAG = /<(?:script|link)\b[^>]*>/g;
const ADDRESS = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/;
const STYLESHEET = /\srel=["']?stylesheet\b/;

/**
 * Paths of the scripts and stylesheets that a page of the site begins with. All carry hashes, so
 * they tell one build from another; what the page fetches later is not among them.
 *
 * @example getEntryAssets('<script src=/assets/js/main.0a1b2c3d.js defer></script>')
 * // ['/assets/js/main.0a1b2c3d.js']
 */
export function getEntryAssets(html: string): string[] {
  const tags = html.match(TAG) ?? [];
  return tags.flatMap((tag) => {
    if (tag.startsWith('<link') && !STYLESHEET.test(tag)) return [];
    const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
    const address = double ?? single ?? bare;
    return address !== undefined && /^\/(?!\/).*\bassets\//.test(address) ? [address] : [];
  });
}
