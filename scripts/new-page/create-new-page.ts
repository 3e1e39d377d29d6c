import fs from 'node:fs';
import path from 'node:path';
import { readPages } from '../../src/navigation/node/readPages';
import type { NavigationTrees } from '../../src/navigation/types';
import { getProduct, products, type ProductId } from '../../src/products/products';
import { UsageError } from '../cli/run-script';
import { createDemoTemplate } from './demo-templates';
import { findImportLine } from './find-import-line';
import { createPage } from './page-template';
import { planPage } from './plan-page';
import { removePlanned } from './remove-planned';

/** Where a page is created, and which. */
export interface NewPageOptions {
  /** Absolute path of the project. */
  readonly root: string;
  readonly productId: string;
  /** Address of the page inside the product: `react-slider`. */
  readonly pagePath: string;
  readonly trees: NavigationTrees;
}

/** What was written. */
export interface NewPage {
  /** Paths relative to the project, the page first. */
  readonly files: readonly string[];
  readonly pathname: string;
  /** Whether `planned: true` was taken out of sidebars.ts; false when there was none. */
  readonly isPlannedRemoved: boolean;
}

function isProductId(id: string): id is ProductId {
  return products.some((product) => product.id === id);
}

/** `material-ui` → `materialUi`, the name under which sidebars.ts exports the tree. */
function toExportName(productId: ProductId): string {
  return productId.replace(/-(.)/g, (_match, letter: string) => letter.toUpperCase());
}

async function refuseExisting(docsFolder: string, pathname: string, options: NewPageOptions) {
  const product = getProduct(options.productId as ProductId);
  const pages = fs.existsSync(docsFolder) ? await readPages(docsFolder, product) : [];
  const existing = pages.find((page) => page.pathname === pathname);
  if (existing) {
    throw new UsageError(
      `The page ${pathname} exists already: ${path.relative(options.root, path.resolve(existing.source))}. Edit it there.`,
    );
  }
}

/**
 * Creates a page with its front matter, its sections and a first demo, and takes `planned` off its
 * entry in `sidebars.ts`, so that the site builds with it at once.
 *
 * @throws UsageError when the product or the address is unknown, or something is there already
 */
export async function createNewPage(options: NewPageOptions): Promise<NewPage> {
  const { root, productId, pagePath, trees } = options;
  if (!isProductId(productId)) {
    throw new UsageError(
      `There is no product "${productId}". The products are: ${products.map(({ id }) => id).join(', ')}.`,
    );
  }
  const product = getProduct(productId);
  const plan = planPage(product, pagePath, trees[toExportName(productId)] ?? []);
  const docsFolder = path.join(root, 'docs', productId);
  await refuseExisting(docsFolder, plan.pathname, options);

  const folder = path.join(docsFolder, plan.folder);
  const demo = createDemoTemplate(productId, plan.demoName);
  const importLine = findImportLine(productId, plan.componentName, root);
  const files = [
    { path: `${plan.name}.mdx`, content: createPage({ product, plan, demo, importLine }) },
    ...demo.files,
  ].map((file) => ({ ...file, path: path.join(folder, file.path) }));
  const taken = files.find((file) => fs.existsSync(file.path));
  if (taken) {
    throw new UsageError(
      `${path.relative(root, taken.path)} exists already. Move it away, or finish the page by hand.`,
    );
  }
  for (const file of files) {
    fs.mkdirSync(path.dirname(file.path), { recursive: true });
    fs.writeFileSync(file.path, file.content);
  }

  const sidebarsPath = path.join(root, 'sidebars.ts');
  const sidebars = removePlanned(fs.readFileSync(sidebarsPath, 'utf8'), plan.pathname);
  if (sidebars !== null) {
    fs.writeFileSync(sidebarsPath, sidebars);
  }
  return {
    files: files.map((file) => path.relative(root, file.path).split(path.sep).join('/')),
    pathname: plan.pathname,
    isPlannedRemoved: sidebars !== null,
  };
}
