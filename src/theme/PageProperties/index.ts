/** Completes `@theme/PageProperties` of the analytics plugin: the product that a page belongs to. */
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import type { GetPageProperties } from '@theme/PageProperties';
import {
  getProductCategoryId,
  getProductId,
  normalizePathname,
} from '@site/src/products/pathRules';

const getPageProperties: GetPageProperties = (pathname) => {
  const path = normalizePathname(pathname, {
    baseUrl: siteConfig.baseUrl,
    languages: i18n.locales,
  });
  return { productId: getProductId(path), productCategoryId: getProductCategoryId(path) };
};

export default getPageProperties;
