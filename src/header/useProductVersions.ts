import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import type { ProductId } from '@site/src/products/products';
import { getProductVersions, type ProductVersion } from '@site/src/products/versions';
import { useHash } from './keepAnchor';
import { useInstalledVersion } from './useProduct';

/** Docusaurus' data has no slash at the end of a path, the address bar has one. */
function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/**
 * The version menu of a product, seen from the page the reader is on. An archived version is one
 * that was cut with Docusaurus; its entry leads to the same page there, if it has that page, and to
 * the place on it that the address names.
 */
export function useProductVersions(productId: ProductId): ProductVersion[] {
  const installedVersion = useInstalledVersion(productId);
  const versions = useAllDocsData()[productId]?.versions ?? [];
  const { pathname } = useLocation();
  const hash = useHash();
  if (installedVersion === null) return [];
  const isHere = ({ path }: { path: string }) => withSlash(pathname).startsWith(withSlash(path));
  const latest = versions.find(({ isLast }) => isLast);
  const archived = versions.filter((version) => version !== latest && version.name !== 'current');
  const viewed = archived.find(isHere);
  const isThisPage = ({ path }: { path: string }) => withSlash(path) === withSlash(pathname);
  const docId = (viewed ?? latest)?.docs.find(isThisPage)?.id;
  const getHref = ({ docs, mainDocId, path }: (typeof versions)[number]) => {
    const samePage = docs.find(({ id }) => id === docId);
    if (samePage) return samePage.path + hash;
    return docs.find(({ id }) => id === mainDocId)?.path ?? path;
  };
  return getProductVersions(productId, installedVersion, {
    archivedVersions: archived.map((version) => ({
      name: version.label,
      href: getHref(version),
    })),
    ...(viewed && latest && { viewed: { name: viewed.label, installedHref: getHref(latest) } }),
  });
}
