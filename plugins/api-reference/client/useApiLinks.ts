import { useActivePlugin, useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { toSlug } from './toSlug';

/** A link to an API page. */
export interface ApiLink {
  readonly name: string;
  readonly to: string;
}

/**
 * Links to the API pages of components and hooks, in the library version of the current page. Names
 * without an API page, such as hooks that are documented on a page of their own, get no link.
 */
export function useApiLinks(names: readonly string[]): ApiLink[] {
  const pluginId = useActivePlugin()?.pluginId;
  const { activeVersion } = useActiveDocContext(pluginId);
  if (!activeVersion) return [];
  const base = activeVersion.path.replace(/\/$/, '');
  const paths = new Set(activeVersion.docs.map(({ path }) => path.replace(/\/$/, '')));
  return names
    .map((name) => ({ name, to: `${base}/api/${toSlug(name)}` }))
    .filter(({ to }) => paths.has(to))
    .map(({ name, to }) => ({ name, to: `${to}/` }));
}
