/** The part of Docusaurus' sidebar items that is looked at. */
interface Item {
  readonly type: string;
  readonly items?: readonly Item[];
  readonly link?: unknown;
  readonly customProps?: { readonly planned?: boolean };
}

/** Sidebars by name, as Docusaurus writes them for a version. */
export type Sidebars = Readonly<Record<string, readonly Item[]>>;

function freezeItems(items: readonly Item[]): Item[] {
  return items
    .filter(({ customProps }) => !customProps?.planned)
    .map((item) => (item.items ? { ...item, items: freezeItems(item.items) } : item))
    .filter((item) => item.items?.length !== 0 || item.link !== undefined);
}

/** The sidebars of a version: what was planned then will not be written for it any more. */
export function freezeSidebars(sidebars: Sidebars): Sidebars {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, freezeItems(items)]),
  );
}
