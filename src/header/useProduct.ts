import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { getProductId, normalizePathname } from '@site/src/products/pathRules';
import { products, type ProductId } from '@site/src/products/products';

/** The product whose pages the reader is on; null on the home page and the like. */
export function useProductId(): ProductId | null {
  const { pathname } = useLocation();
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
