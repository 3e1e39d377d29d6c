/** The part of Docusaurus' processed sidebar items that is needed to find a label. */
interface LabelledItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly LabelledItem[];
}

/** Label of the item that leads to `href`; undefined where the sidebar has none. */
export function findSidebarLabel(items: readonly LabelledItem[], href: string): string | undefined {
  for (const item of items) {
    if (item.href === href && item.label !== undefined) return item.label;
    const label = item.items && findSidebarLabel(item.items, href);
    if (label !== undefined) return label;
  }
  return undefined;
}
