import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as trees from '../sidebars';
import { parseMdx } from '../src/content/parseMdx';
import { readPages } from '../src/navigation/node/readPages';
import type { NavigationTree } from '../src/navigation/types';
import { products, type Product } from '../src/products/products';
import { runScript, UsageError } from './cli/run-script';
import { createReport, type ReportedPage } from './report-pages/create-report';
import { measurePage } from './report-pages/measure-page';
import { parseReportOptions, USAGE } from './report-pages/options';
import { getRequirements } from './report-pages/requirements';

const root = path.resolve(__dirname, '..');
const allEntries: NavigationTree = Object.values(trees).flat();

/** The written pages of a product below a folder; API pages are generated, and not counted. */
async function reportProduct(product: Product, folder: string): Promise<ReportedPage[]> {
  const productFolder = `docs/${product.id}`;
  const pages = await readPages(path.join(root, productFolder), product);
  const written = pages.filter(
    ({ source }) => source.startsWith(`${folder}/`) && !source.startsWith(`${productFolder}/api/`),
  );
  return Promise.all(
    written.map(async ({ pathname, source }) => ({
      source,
      pathname,
      figures: measurePage(await parseMdx(await readFile(source, 'utf8'))),
      requirements: getRequirements(pathname, allEntries),
    })),
  );
}

runScript(async () => {
  // The paths of pages are relative to the working directory, and messages name them.
  process.chdir(root);
  const { folder } = parseReportOptions(process.argv.slice(2));
  const pages = (
    await Promise.all(products.map((product) => reportProduct(product, folder)))
  ).flat();
  if (pages.length === 0) {
    throw new UsageError(
      [
        `No page lies below ${folder}.`,
        `Name a product (${products.map(({ id }) => id).join(', ')}) or a folder in one of them.`,
        USAGE,
      ].join('\n'),
    );
  }
  const { table, failure } = createReport(pages);
  process.stdout.write(`${table}\n${pages.length} pages\n`);
  if (failure !== null) {
    throw new UsageError(failure);
  }
});
