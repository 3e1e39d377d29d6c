import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import type { ProductId } from '@site/src/products/products';

/** Where each product's documentation begins: the first page of its current version's sidebar. */
export function useProductHref(): (productId: ProductId) => string {
  const docs = useAllDocsData();
  return (productId) => {
    const version = docs[productId]?.versions.find(({ isLast }) => isLast);
    return version?.docs.find(({ id }) => id === version.mainDocId)?.path ?? `/${productId}/`;
  };
}
