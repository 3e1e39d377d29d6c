import { CURRENT_SCOPE } from '@site/plugins/search/client';
import { useProductId } from '@site/src/header/useProduct';
import { useProductVersions } from '@site/src/header/useProductVersions';
import type { ProductId } from '@site/src/products/products';

/** Where the reader is: what is searched first follows from it. */
export interface Place {
  readonly productId: ProductId | null;
  /** The pages that are searched together with this one: those of an archived version stay alone. */
  readonly scope: string;
  /** What the reader calls that version; null for the current ones. */
  readonly version: string | null;
}

/** Tag of an archived version, which Docusaurus writes into its pages; plugins/search reads it too. */
function readArchivedScope(): string | null {
  const tag = document.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content ?? '';
  const scope = tag.replace(/^docs-/, '');
  return scope === tag || scope.endsWith(`-${CURRENT_SCOPE}`) ? null : scope;
}

/** The place of the page that is shown. In the browser only. */
export function usePlace(): Place {
  const productId = useProductId();
  const versions = useProductVersions(productId ?? 'experiments');
  const scope = readArchivedScope();
  const current = versions.find((version) => version.current);
  return {
    productId,
    scope: scope ?? CURRENT_SCOPE,
    version: scope === null ? null : (current?.text ?? scope),
  };
}
