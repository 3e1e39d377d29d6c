import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { getVersionDir } from '../../plugins/versions/node/versionRecord';
import { readPages } from '../../src/navigation/node/readPages';
import { products, type Product, type ProductId } from '../../src/products/products';
import { UsageError } from '../cli/run-script';

/** A product that documents a package, and so can have versions. */
export type VersionedProduct = Product & { readonly id: ProductId; readonly packageName: string };

/** @throws UsageError where there is no such product, or it documents no package */
export function findProduct(productId: string): VersionedProduct {
  const versioned = products.filter(
    (product): product is (typeof products)[number] & VersionedProduct =>
      product.packageName !== null,
  );
  const product = versioned.find(({ id }) => id === productId);
  if (!product) {
    throw new UsageError(
      `There is no product "${productId}" that documents a package. These do: ${versioned.map(({ id }) => id).join(', ')}.`,
    );
  }
  return product;
}

/** @throws UsageError where uncommitted work would be mixed with the cut, or could not be told from it */
export function checkTree(siteDir: string): void {
  let status: string;
  try {
    status = execFileSync('git', ['status', '--porcelain'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (cause) {
    throw new UsageError(
      `${siteDir} is no Git repository, or git is not installed, so nobody could review the cut. Cut in a clone of the repository. (${(cause as Error).message.split('\n')[0] ?? ''})`,
    );
  }
  const changes = status.split('\n').filter(Boolean);
  if (changes.length > 0) {
    throw new UsageError(
      `The working tree has ${changes.length} uncommitted change${changes.length > 1 ? 's' : ''}:\n${changes.slice(0, 10).join('\n')}\n` +
        'Commit them first, so that the cut is a change of its own.',
    );
  }
}

/** `6.0.0-beta.4` → `v6`. */
const toMajor = (release: string) => `v${release.split('.')[0] ?? ''}`;

/**
 * @param release the pinned release of the documented package; null where package.json has none
 * @throws UsageError where the name cannot be an address, is taken, or is another release than the pages'
 */
export async function checkName(
  siteDir: string,
  product: VersionedProduct,
  name: string,
  release: string | null,
): Promise<void> {
  const example = release ?? '6.0.0';
  if (!/^[a-z\d][a-z\d.-]*$/.test(name) || name === 'current' || name === 'next') {
    throw new UsageError(
      `The version is "${name}". It becomes part of addresses: lower-case letters, digits, dots and dashes, such as ${example} or ${toMajor(example)}.`,
    );
  }
  const listPath = path.join(siteDir, `${product.id}_versions.json`);
  const names = fs.existsSync(listPath)
    ? (JSON.parse(fs.readFileSync(listPath, 'utf8')) as string[])
    : [];
  if (names.includes(name)) {
    throw new UsageError(
      `${product.name} has a version "${name}" already. Its versions: ${names.join(', ')}. Choose another name, or remove that version first.`,
    );
  }
  const folder = getVersionDir(product.id, name);
  if (fs.existsSync(path.join(siteDir, folder))) {
    throw new UsageError(
      `${folder} is there, but ${product.id}_versions.json does not list it: it is left over from a version that was removed. Git ignores API pages that were generated in it. Delete the folder, and cut again.`,
    );
  }
  const address = `/${product.pathSegment}/${name}`;
  const pages = await readPages(path.join(siteDir, 'docs', product.id), product);
  const page = pages.find(({ pathname }) => `${pathname}/`.startsWith(`${address}/`));
  if (page) {
    throw new UsageError(
      `The version "${name}" would have the address ${address}/, where pages are: ${page.source}. Choose another name.`,
    );
  }
  if (/^\d+\.\d+\.\d+/.test(name) && release !== null && name !== release) {
    throw new UsageError(
      `The version is "${name}", but the pages of ${product.name} document ${release}, which is installed. Cut ${release}, or give the version a name such as ${toMajor(release)}.`,
    );
  }
}
