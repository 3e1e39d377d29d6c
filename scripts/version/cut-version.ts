import fs from 'node:fs';
import path from 'node:path';
import { getVersionDir, RECORD_FILE } from '../../plugins/versions/node/versionRecord';
import type { UserOptions } from '../../plugins/api-reference/options';
import { buildRecord, buildTsconfig } from './build-record';
import { checkName, checkTree, findProduct, type VersionedProduct } from './check-cut';
import { copyPages, getPagesDir, type PageFile } from './copy-pages';
import { copyRoot, type RootFile } from './copy-root';
import { DEMO_ROOTS } from './demo-roots';
import { freezeSidebars, type Sidebars } from './freeze-sidebar';
import { listDemoPackages, listPackages } from './list-packages';
import { addPins, pinPackages, type Pin, type SiteManifest } from './pin-packages';
import { rememberFiles } from './undo';

/** What a cut works on. */
export interface CutContext {
  /** Absolute path of the project. */
  readonly root: string;
  readonly apiProducts: NonNullable<UserOptions['products']>;
  /** `docusaurus docs:version:<id> <name>` in the project; rejects where it fails. */
  readonly runDocusaurus: (productId: string, name: string) => Promise<void>;
  /** JSON as the project has it, so that a cut can be committed as it is. */
  readonly formatJson: (text: string) => Promise<string>;
}

/** A cut before anything is written. */
export interface PlannedCut {
  readonly product: VersionedProduct;
  readonly name: string;
  readonly pins: readonly Pin[];
  readonly rootFiles: readonly RootFile[];
  readonly pageFiles: readonly PageFile[];
  /** Paths that will be there, relative to the project. */
  readonly created: readonly string[];
  /** Files that will be changed or, the list of versions, created. */
  readonly changed: readonly string[];
}

const ENCODING = 'utf8';

function readJson<Content>(file: string): Content {
  return JSON.parse(fs.readFileSync(file, ENCODING)) as Content;
}

function printJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function writeText(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
}

const getSidebarsFile = (productId: string, name: string) =>
  `${productId}_versioned_sidebars/version-${name}-sidebars.json`;

/** What Docusaurus copies for each language that has translations of the product. */
function listTranslations(root: string, productId: string, name: string): string[] {
  return fs
    .readdirSync(path.join(root, 'i18n'))
    .map((language) => `i18n/${language}/docusaurus-plugin-content-docs-${productId}`)
    .flatMap((folder) => [
      ...(fs.existsSync(path.join(root, folder, 'current')) ? [`${folder}/version-${name}`] : []),
      ...(fs.existsSync(path.join(root, folder, 'current.json'))
        ? [`${folder}/version-${name}.json`]
        : []),
    ]);
}

/**
 * Examines everything that could stop a cut, and says what it will do. Writes nothing.
 *
 * @throws UsageError see the functions that check
 */
export async function planCut(root: string, productId: string, name: string): Promise<PlannedCut> {
  const product = findProduct(productId);
  checkTree(root);
  const manifest = readJson<SiteManifest>(path.join(root, 'package.json'));
  await checkName(root, product, name, manifest.dependencies?.[product.packageName] ?? null);
  const rootFiles = copyRoot(root, DEMO_ROOTS[product.id] ?? []);
  const imported = [
    ...listDemoPackages(path.join(root, 'docs', product.id)),
    ...rootFiles.flatMap(({ content }) => listPackages(content)),
  ];
  const pins = pinPackages(root, manifest, product.packageName, imported, name);
  const pageFiles = copyPages(root, product, name);
  return {
    product,
    name,
    pins,
    rootFiles,
    pageFiles,
    created: [
      getVersionDir(product.id, name),
      getSidebarsFile(product.id, name),
      ...listTranslations(root, product.id, name),
      ...(pageFiles.length > 0 ? [getPagesDir(product, name)] : []),
    ],
    changed: [`${product.id}_versions.json`, 'package.json'],
  };
}

/** Generated API pages are not archived, and the frozen sidebar replaces the one that was copied. */
function removeWhatIsGenerated(root: string, { created, product, name }: PlannedCut): void {
  for (const target of created.filter((file) => !file.endsWith('.json'))) {
    fs.rmSync(path.join(root, target, 'api'), { recursive: true, force: true });
  }
  fs.rmSync(path.join(root, getVersionDir(product.id, name), 'sidebar.ts'), { force: true });
}

async function writeVersion(cut: PlannedCut, context: CutContext): Promise<void> {
  const { root, apiProducts, formatJson } = context;
  const writeJson = async (file: string, content: unknown) =>
    fs.writeFileSync(file, await formatJson(printJson(content)));
  const { product, name, pins, rootFiles, pageFiles } = cut;
  const folder = path.join(root, getVersionDir(product.id, name));
  removeWhatIsGenerated(root, cut);
  for (const { path: file, content } of rootFiles) writeText(path.join(folder, file), content);
  for (const { path: file, content } of pageFiles) writeText(path.join(root, file), content);
  const apiProduct = apiProducts.find(({ docsDir }) => docsDir === `docs/${product.id}`);
  const record = buildRecord(pins, rootFiles.length > 0, apiProduct);
  await writeJson(path.join(folder, RECORD_FILE), record);
  const { compilerOptions } = readJson<{
    compilerOptions: { paths: Record<string, string[]> };
  }>(path.join(root, 'tsconfig.json'));
  const tsconfig = buildTsconfig(pins, compilerOptions.paths);
  await writeJson(path.join(folder, 'tsconfig.json'), tsconfig);
  const sidebarsFile = path.join(root, getSidebarsFile(product.id, name));
  await writeJson(sidebarsFile, freezeSidebars(readJson<Sidebars>(sidebarsFile)));
  const manifestFile = path.join(root, 'package.json');
  const listFile = path.join(root, `${product.id}_versions.json`);
  await writeJson(listFile, readJson<string[]>(listFile));
  // npm writes its file as JSON.stringify does.
  const manifest = addPins(readJson<SiteManifest>(manifestFile), pins);
  fs.writeFileSync(manifestFile, printJson(manifest));
}

/**
 * Cuts a version as planned. All or nothing: whatever fails, everything is as it was before.
 *
 * @throws what Docusaurus, or the disk, has to say
 */
export async function cutVersion(cut: PlannedCut, context: CutContext): Promise<void> {
  const toAbsolute = (file: string) => path.join(context.root, file);
  const undo = rememberFiles(cut.changed.map(toAbsolute), cut.created.map(toAbsolute));
  try {
    await context.runDocusaurus(cut.product.id, cut.name);
    await writeVersion(cut, context);
  } catch (error) {
    undo();
    throw error;
  }
}
