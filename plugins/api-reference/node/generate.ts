import path from 'node:path';
import logger from '@docusaurus/logger';
import type { PluginOptions } from '../options';
import { getCacheKey, readCache, writeCache } from './cache';
import { readDocPages, type DocPage } from './demos/readDocPages';
import { buildFiles } from './output/buildFiles';
import { buildPages, collectLinkTargets } from './output/buildPages';
import { writeFolder } from './output/writeFolder';
import { resolvePackage } from './resolvePackage';
import { toPublishedPath } from './toPublishedPath';
import type { ExtractedPage, InstalledPackage, ProductOptions } from './types';

/** Takes the pages out of the cache, or extracts them, which takes seconds and so is announced. */
async function getExtractedPages(
  siteDir: string,
  products: ReadonlyArray<readonly InstalledPackage[]>,
): Promise<ExtractedPage[][]> {
  const { version } = (await import('typescript/package.json')) as { version: string };
  const key = getCacheKey(products, version);
  const cached = readCache(siteDir, key);
  if (cached) return cached;
  const startedAt = Date.now();
  logger.info('API reference: reading type declarations …');
  // Loaded only when it is needed: the compiler alone takes half a second.
  const { extractAll } = await import('./extract/extractAll');
  const pages = extractAll(
    siteDir,
    products,
    (product) => logger.info`API reference: name=${product.map(({ name }) => name).join(', ')}`,
  );
  writeCache(siteDir, key, pages);
  const count = pages.flat().length;
  logger.success(
    `API reference: ${count} pages read in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
  );
  return pages;
}

/** The product as its pages show it: names that readers import. */
function toPublished(product: ProductOptions, installed: readonly InstalledPackage[]) {
  const packages = installed.map((each) => ({
    ...each,
    theme: each.theme && {
      ...each.theme,
      importPath: toPublishedPath(each.theme.importPath, each),
    },
  }));
  return { ...product, packages };
}

/** Pages whose demos a product's pages may name: an older release is a world of its own. */
function selectDocPages(
  { basePath, archive }: ProductOptions,
  products: readonly ProductOptions[],
  docPages: readonly DocPage[],
): DocPage[] {
  const archives = products.filter((product) => product.archive !== null);
  return docPages.filter((page) =>
    archive
      ? page.basePath === basePath
      : !archives.some((product) => product.basePath === page.basePath),
  );
}

/** What a run did, for logs and tests. */
export interface GenerateResult {
  readonly pageCount: number;
  readonly written: number;
  readonly removed: number;
}

/**
 * Writes the API pages of all products into `<docsDir>/api/`. Called in the plugin's constructor,
 * because docs instances read their folders before any other hook of ours would run.
 *
 * @throws {ApiProblem} where a package is missing, of another version than pinned, or unreadable
 */
export async function generate(
  siteDir: string,
  { products, docsHosts, demoElement }: Omit<PluginOptions, 'id'>,
): Promise<GenerateResult> {
  if (products.length === 0) return { pageCount: 0, written: 0, removed: 0 };
  const installed = products.map(({ packages }) =>
    packages.map((options) => resolvePackage(siteDir, options)),
  );
  const extracted = await getExtractedPages(siteDir, installed);
  const docPages = (
    await Promise.all(products.map((product) => readDocPages(siteDir, product)))
  ).flat();
  const inputs = products.map((product, index) => ({
    product: toPublished(product, installed[index] ?? []),
    pages: extracted[index] ?? [],
  }));
  const targets = collectLinkTargets(inputs, docPages, docsHosts);
  const results = inputs.map((input) => {
    const visible = selectDocPages(input.product, products, docPages);
    const files = buildFiles(input.product, buildPages(input, targets, visible), demoElement);
    return writeFolder(path.join(siteDir, input.product.docsDir, 'api'), files);
  });
  return {
    pageCount: extracted.flat().length,
    written: results.reduce((sum, { written }) => sum + written, 0),
    removed: results.reduce((sum, { removed }) => sum + removed, 0),
  };
}
