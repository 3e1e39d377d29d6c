import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { SidebarPage, SidebarParts } from '../options';

function removeSlash(path: string): string {
  return path.replace(/\/$/, '');
}

/**
 * A sidebar with no more entries than a page shows in its own content: that of the page, the groups
 * which it is in, and what the options of the plugin ask for. It has the form of a whole sidebar, so
 * that Docusaurus finds breadcrumbs and labels in it.
 *
 * @example
 * // A › B › [C, D], seen from D
 * buildSidebarExcerpt(items, { permalink: '/d', frontMatter: {} }, {}); // A › B › [D]
 */
export function buildSidebarExcerpt(
  items: readonly PropSidebarItem[],
  page: SidebarPage,
  { hasLink = () => false, hasSiblings = false }: SidebarParts,
): PropSidebarItem[] {
  const own = removeSlash(page.permalink);
  const isOwn = (href: string | undefined) => href !== undefined && removeSlash(href) === own;
  const pick = (list: readonly PropSidebarItem[]): PropSidebarItem[] => {
    const isBesidePage = list.some((item) => item.type !== 'html' && isOwn(item.href));
    if (hasSiblings && isBesidePage) return [...list];
    return list.flatMap((item): PropSidebarItem[] => {
      if (item.type === 'html') return [];
      const isKept = isOwn(item.href) || (item.href !== undefined && hasLink(item.href));
      if (item.type === 'link') return isKept ? [item] : [];
      const below = pick(item.items);
      return isKept || below.length > 0 ? [{ ...item, items: below }] : [];
    });
  };
  return pick(items);
}
