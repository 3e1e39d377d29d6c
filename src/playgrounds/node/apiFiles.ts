import fs from 'node:fs';
import path from 'node:path';
import { toSlug } from '../../../plugins/api-reference/client/toSlug';

/** Folder of a product's release: `docs/joy-ui`, `joy-ui_versioned_docs/version-5.x`. */
const PRODUCT = /^(?:docs\/[^/]+|[^/]+_versioned_docs\/[^/]+)(?=\/)/;

/** A component's generated data, or what there is instead. */
export interface FoundApiFile {
  /** Absolute path, posix; null where the product has no such component. */
  readonly filePath: string | null;
  /** Names of data files that begin alike, without their ending; of all where none does. */
  readonly similar: readonly string[];
}

/**
 * Finds the generated API data of a component in the release that a page documents.
 *
 * @param pagePath path of the page or of its original, relative to the site, with slashes
 */
export function findApiFile(siteDir: string, pagePath: string, component: string): FoundApiFile {
  const [product] = PRODUCT.exec(pagePath) ?? [];
  if (product === undefined) return { filePath: null, similar: [] };
  const folder = path.join(siteDir, product, 'api');
  const slug = toSlug(component);
  const filePath = path.join(folder, `${slug}.json`);
  if (/^[A-Z]\w*$/.test(component) && fs.existsSync(filePath)) {
    return { filePath: filePath.split(path.sep).join('/'), similar: [] };
  }
  const names = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith('.json') && name !== 'index.json')
        .map((name) => name.replace(/\.json$/, ''))
    : [];
  return { filePath: null, similar: names.filter((name) => name.startsWith(slug.slice(0, 3))) };
}
