import { useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isFirstPageNotFound } from '@site/plugins/page-routes/client/notFoundPage';
import { getProductId, normalizePathname } from '@site/src/products/pathRules';
import { products, type ProductId } from '@site/src/products/products';

const subscribeToNothing = () => () => {};

/**
 * Path of the page. The one for unknown addresses was made for all of them at once: while it is
 * hydrated it belongs to no product, as on the server, and then to that of its address.
 */
function usePathname(): string {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => pathname,
    () => (isFirstPageNotFound ? '/' : pathname),
  );
}

/** The product whose pages the reader is on; null on the home page and the like. */
export function useProductId(): ProductId | null {
  const pathname = usePathname();
  const { siteConfig, i18n } = useDocusaurusContext();
  const id = getProductId(
    normalizePathname(pathname, { baseUrl: siteConfig.baseUrl, languages: i18n.locales }),
  );
  return products.find((product) => product.id === id)?.id ?? null;
}

/**
 * Version of the package a product documents, as installed when the site was built. Null for a
 * product without a package. Written by docusaurus.config.ts, `customFields`.
 */
export function useInstalledVersion(productId: ProductId): string | null {
  const { siteConfig } = useDocusaurusContext();
  const versions = siteConfig.customFields?.installedVersions as Record<string, string>;
  return versions[productId] ?? null;
}
