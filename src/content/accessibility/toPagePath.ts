const PAGE = /^docs\/([^/]+)\/(?!api\/)/;

/** Where a page about a component is read. */
export interface ComponentPage {
  /** With its slashes: `/material-ui/react-button/`. */
  readonly path: string;
  /** Id of its library. */
  readonly product: string;
}

/**
 * Path of a page about a component; null for every other one, and for pages of archived versions, whose
 * demos run another release.
 *
 * @param sitePath path of its English file, relative to the repository, with slashes
 */
export function toPagePath(
  sitePath: string,
  { components, slug }: Readonly<Record<string, unknown>>,
): ComponentPage | null {
  const [, product] = PAGE.exec(sitePath) ?? [];
  const isAboutComponents = Array.isArray(components) && components.length > 0;
  if (product === undefined || !isAboutComponents || typeof slug !== 'string') return null;
  return { path: `/${product}${slug}/`, product };
}
