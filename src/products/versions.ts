import type { ProductId } from './products';
import { getProduct } from './products';

/**
 * One entry of a product's version menu.
 *
 * Serves "Entities and their fields: product identity" of the specification.
 */
export interface ProductVersion {
  /**
   * `installed`: the release this site is built with; `archived`: an older one in this site;
   * `external`: one documented elsewhere; `all-versions`: the page about versions, whose text is
   * interface text and to be translated.
   */
  readonly kind: 'installed' | 'archived' | 'external' | 'all-versions';
  readonly text: string;
  /** Where the entry leads; the version that the reader is on has none. */
  readonly href?: string;
  /** Set on exactly one entry: the version that the reader is on. */
  readonly current?: true;
}

/** A version that was cut with Docusaurus. */
export interface ArchivedVersion {
  /** The name it was cut with, such as `v5`. */
  readonly name: string;
  /** The page a reader enters it by, as Docusaurus' docs data gives it. */
  readonly href: string;
}

/** The older versions in this site, and where among them the reader is. */
export interface VersionsContext {
  /** Newest first. Default: none. */
  readonly archivedVersions?: readonly ArchivedVersion[];
  /** The archived version whose pages the reader is on. Default: the installed one. */
  readonly viewed?: { readonly name: string; readonly installedHref: string };
}

/** Releases that older hosts document, newest first; where archived here, the archive wins. */
const EXTERNAL_VERSIONS: Partial<Record<ProductId, readonly { text: string; href: string }[]>> = {
  'material-ui': [{ text: 'v4', href: 'https://v4.mui.com/' }],
  system: [{ text: 'v4', href: 'https://v4.mui.com/system/basics/' }],
};

const ALL_VERSIONS: ProductVersion = {
  kind: 'all-versions',
  text: 'View all versions',
  href: '/versions/',
};

function getViewedName(productId: ProductId, context: VersionsContext): string | null {
  const { archivedVersions = [], viewed } = context;
  if (!viewed) {
    return null;
  }
  const names = archivedVersions.map((version) => version.name);
  if (!names.includes(viewed.name)) {
    throw new Error(
      `getProductVersions("${productId}"): the viewed version "${viewed.name}" is not archived. ` +
        `Archived: ${names.join(', ') || 'none'}. Pass one of these, or leave out \`viewed\`.`,
    );
  }
  return viewed.name;
}

/**
 * Version menu of a product: the installed release, the archived ones, the ones hosted elsewhere
 * and, where there is another version to look at, the page about all versions.
 * A product that is not public has no versions.
 *
 * @param installedVersion version of the documented package, from its package.json
 * @throws when `installedVersion` is not a semantic version or the viewed version is unknown
 * @example
 * getProductVersions('joy-ui', '5.0.0-beta.46');
 * // [{ kind: 'installed', text: 'v5.0.0-beta.46', current: true }]
 */
export function getProductVersions(
  productId: ProductId,
  installedVersion: string,
  context: VersionsContext = {},
): ProductVersion[] {
  const product = getProduct(productId);
  if (!product.isPublic) {
    return [];
  }
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(installedVersion)) {
    throw new Error(
      `getProductVersions("${productId}"): the installed version is "${installedVersion}"; expected a semantic version ` +
        `such as "6.0.0-beta.4". Pass the "version" of node_modules/${product.packageName}/package.json.`,
    );
  }
  const { archivedVersions = [], viewed } = context;
  const viewedName = getViewedName(productId, context);
  const installed: ProductVersion = {
    kind: 'installed',
    text: `v${installedVersion}`,
    ...(viewed ? { href: viewed.installedHref } : { current: true }),
  };
  const archived = archivedVersions.map(({ name, href }): ProductVersion => ({
    kind: 'archived',
    text: name,
    ...(name === viewedName ? { current: true } : { href }),
  }));
  const external = (EXTERNAL_VERSIONS[productId] ?? [])
    .filter(({ text }) => archivedVersions.every((version) => version.name !== text))
    .map((version): ProductVersion => ({ kind: 'external', ...version }));
  const versions = [installed, ...archived, ...external];
  return versions.length > 1 ? [...versions, ALL_VERSIONS] : versions;
}

/** Whether there is anything to choose from: a menu of one entry stays shut. */
export function hasVersionChoice(versions: readonly ProductVersion[]): boolean {
  return versions.length > 1;
}
