import {
  useActiveDocContext,
  useActivePlugin,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { toSlug } from './toSlug';

/** A link to an API page. */
export interface ApiLink {
  readonly name: string;
  readonly to: string;
}

/** The part of the sidebar's items that is needed to know which pages there are. */
interface LinkedItem {
  readonly type: string;
  readonly href?: string;
  readonly items?: readonly LinkedItem[];
}

function collectPaths(items: readonly LinkedItem[]): string[] {
  return items.flatMap(({ href, items: children = [] }) => [
    ...(href === undefined ? [] : [href.replace(/\/$/, '')]),
    ...collectPaths(children),
  ]);
}

/**
 * Links to the API pages of components and hooks, in the library version of the current page. Names
 * without an API page, such as hooks that are documented on a page of their own, get no link.
 */
export function useApiLinks(names: readonly string[]): ApiLink[] {
  const pluginId = useActivePlugin()?.pluginId;
  const { activeVersion } = useActiveDocContext(pluginId);
  // The sidebar and not the version's list of docs, which a site may keep out of the global data.
  const sidebar = useDocsSidebar();
  if (!activeVersion || !sidebar || names.length === 0) return [];
  const base = activeVersion.path.replace(/\/$/, '');
  const paths = new Set(collectPaths(sidebar.items));
  return names
    .map((name) => ({ name, to: `${base}/api/${toSlug(name)}` }))
    .filter(({ to }) => paths.has(to))
    .map(({ name, to }) => ({ name, to: `${to}/` }));
}
