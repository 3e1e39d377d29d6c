import type { NavigationFlags } from '@site/src/navigation/types';

/** The part of Docusaurus' processed sidebar items that a gallery is made from. */
export interface GallerySource {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly items?: readonly GallerySource[];
  readonly customProps?: Readonly<Record<string, unknown>>;
}

/** One component of a gallery. */
export interface GalleryCard {
  /** Key of the component's thumbnail: the last segment of its address, `react-button`. */
  readonly name: string;
  readonly label: string;
  /** Null: the page is not written yet. */
  readonly href: string | null;
  readonly isExternal: boolean;
  readonly flags: NavigationFlags;
}

/** The cards below one subheader. */
export interface GalleryGroup {
  /** Anchor of its heading, made from the label. */
  readonly id: string;
  readonly label: string;
  readonly cards: readonly GalleryCard[];
}

function getLastSegment(address: string): string {
  return address.split('/').filter(Boolean).at(-1) ?? '';
}

function getText(item: GallerySource, key: string): string | undefined {
  const value = item.customProps?.[key];
  return typeof value === 'string' ? value : undefined;
}

function toCard(item: GallerySource): GalleryCard[] {
  const label = item.label ?? getText(item, 'label');
  const address = item.href ?? getText(item, 'pathname');
  if (label === undefined || address === undefined) return [];
  return [
    {
      name: getLastSegment(address),
      label,
      href: item.href ?? null,
      isExternal: item.customProps?.external === true,
      flags: item.customProps ?? {},
    },
  ];
}

function toGroup({ label, items }: GallerySource): GalleryGroup[] {
  if (label === undefined || !items) return [];
  const id = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return [{ id, label, cards: items.flatMap(toCard) }];
}

function findSiblings(
  items: readonly GallerySource[],
  permalink: string,
): readonly GallerySource[] | undefined {
  if (items.some(({ href }) => href === permalink)) return items;
  for (const { items: children } of items) {
    const found = children && findSiblings(children, permalink);
    if (found) return found;
  }
  return undefined;
}

/**
 * The groups that stand beside a page in the sidebar, in its order: what a gallery shows comes from
 * the navigation alone, so that no second list can go out of step with it.
 * Serves "Products, paths, titles" of the contract: a planned entry is shown but is no link.
 *
 * @param permalink address of the page that is the gallery
 * @throws Error if the sidebar has no such page, or no group beside it
 */
export function findGalleryGroups(
  items: readonly GallerySource[],
  permalink: string,
): GalleryGroup[] {
  const groups = (findSiblings(items, permalink) ?? []).flatMap(toGroup);
  if (groups.length === 0) {
    throw new Error(
      `${permalink}: the page shows <ComponentGallery>, but no group stands beside it in the sidebar. ` +
        'A gallery lists the groups that are its siblings. To mend: move its entry in sidebars.ts to where ' +
        'the components are, or remove <ComponentGallery> from the page.',
    );
  }
  return groups;
}
