import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ListedDocs } from '../options';
import type { PageIndexItem, PageIndexSection } from '../types';

type Sidebar = LoadedVersion['sidebars'][string];
type SidebarItem = Sidebar[number];
/** The address of a page as links to it have it, from the one that the docs plugin knows. */
export type GetHref = (permalink: string) => string;

type Docs = ReadonlyMap<string, LoadedVersion['docs'][number]>;

/** Docusaurus' name for the pages that are not of an archived version. */
const CURRENT = 'current';

function findDoc(docs: Docs, id: string) {
  const doc = docs.get(id);
  if (!doc) throw new Error(`page-index: a sidebar names the page "${id}", which is not there.`);
  return doc;
}

/** What stands in a list for one item of a sidebar: nothing for pages of others, and for planned ones. */
function toItems(item: SidebarItem, docs: Docs, getHref: GetHref): PageIndexItem[] {
  if (item.type === 'doc' || item.type === 'ref') {
    const doc = findDoc(docs, item.id);
    if (doc.unlisted) return [];
    const label = item.label ?? doc.frontMatter.sidebar_label ?? doc.title;
    return [{ label, href: getHref(doc.permalink) }];
  }
  if (item.type !== 'category') return [];
  const items = item.items.flatMap((child) => toItems(child, docs, getHref));
  const href =
    item.link?.type === 'doc' ? getHref(findDoc(docs, item.link.id).permalink) : undefined;
  if (items.length === 0) return href === undefined ? [] : [{ label: item.label, href }];
  return [{ label: item.label, ...(href !== undefined && { href }), items }];
}

/**
 * All pages of the present versions, as their sidebars have them.
 *
 * @param contentOf what the docs plugin loaded, by id of the instance
 * @throws Error if there is no such instance, or nothing in its sidebars
 */
export function listSections(
  listed: readonly ListedDocs[],
  contentOf: Readonly<Record<string, LoadedContent | undefined>>,
  getHref: GetHref,
): PageIndexSection[] {
  return listed.map(({ id, label }) => {
    const version = contentOf[id]?.loadedVersions.find(
      ({ versionName }) => versionName === CURRENT,
    );
    if (!version) {
      throw new Error(
        `page-index: the option \`docs\` names "${id}", but there is no docs plugin of this id with ` +
          `pages of its own. There are: ${Object.keys(contentOf).join(', ') || 'none'}.`,
      );
    }
    const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
    const items = Object.values(version.sidebars).flatMap((sidebar) =>
      sidebar.flatMap((item) => toItems(item, docs, getHref)),
    );
    if (items.length === 0) throw new Error(`page-index: the sidebars of "${id}" list no page.`);
    return { id, label, items };
  });
}
