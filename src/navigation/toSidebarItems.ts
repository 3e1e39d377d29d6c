import { getPageTitle } from '../products/titles';
import { isExternal } from './entries';
import { collectPageProblems } from './pageProblems';
import { throwOnProblems } from './problems';
import type { DocPage, SidebarCustomProps, SidebarItem } from './sidebarItems';
import type { NavigationEntry, NavigationTree } from './types';
import { booleanFlags } from './types';

function toLabel(entry: NavigationEntry): string {
  return getPageTitle(entry) ?? entry.pathname;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** `customProps` of an item, or nothing at all where there is nothing to tell. */
function toCustomProps(
  entry: NavigationEntry,
  own: SidebarCustomProps = {},
): { customProps?: SidebarCustomProps } {
  const { plan, icon, linkProps } = entry;
  const flags = booleanFlags.filter((flag) => entry[flag]).map((flag) => [flag, true]);
  const customProps: SidebarCustomProps = {
    ...own,
    ...Object.fromEntries(flags),
    ...(plan && { plan }),
    ...(icon && { icon }),
    ...(linkProps && { linkProps }),
  };
  return Object.keys(customProps).length > 0 ? { customProps } : {};
}

function toGroup(
  entry: NavigationEntry,
  items: SidebarItem[],
  page: DocPage | undefined,
): SidebarItem {
  const { pathname, subheader } = entry;
  const category = { type: 'category', key: pathname, label: toLabel(entry), items } as const;
  if (subheader) {
    return {
      ...category,
      className: 'sidebar-subheader',
      collapsible: false,
      collapsed: false,
      ...toCustomProps(entry, { pathname, subheader: true }),
    };
  }
  return {
    ...category,
    ...(page && { link: { type: 'doc', id: page.id } }),
    ...toCustomProps(entry, { pathname }),
  };
}

function toItem(
  entry: NavigationEntry,
  pagesByPathname: ReadonlyMap<string, DocPage>,
): SidebarItem[] {
  const { pathname, children } = entry;
  const key = pathname;
  const page = pagesByPathname.get(pathname);
  if (children) {
    const items = children.flatMap((child) => toItem(child, pagesByPathname));
    return [toGroup(entry, items, page)];
  }
  const label = toLabel(entry);
  if (entry.planned) {
    return [
      {
        type: 'html',
        key,
        value: `<span>${escapeHtml(label)}</span>`,
        defaultStyle: true,
        ...toCustomProps(entry, { pathname, label }),
      },
    ];
  }
  if (isExternal(entry)) {
    return [
      { type: 'link', key, href: pathname, label, ...toCustomProps(entry, { external: true }) },
    ];
  }
  return page ? [{ type: 'doc', key, id: page.id, label, ...toCustomProps(entry) }] : [];
}

/**
 * Turns the tree of a product into the items of its Docusaurus sidebar, entry by entry and in order.
 *
 * A group whose pathname is the address of a page links that page, except under a subheader, which
 * is only a label.
 *
 * @param pages every page of the product that is on disk
 * @throws one error that lists every entry without a page, every page without an entry, every
 *   written page that is still called planned and every address that two pages claim, with fixes
 */
export function toSidebarItems(tree: NavigationTree, pages: readonly DocPage[]): SidebarItem[] {
  throwOnProblems('sidebars.ts and the pages on disk disagree', collectPageProblems(tree, pages));
  const pagesByPathname = new Map(pages.map((page) => [page.pathname, page]));
  return tree.flatMap((entry) => toItem(entry, pagesByPathname));
}
