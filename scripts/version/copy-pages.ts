import fs from 'node:fs';
import path from 'node:path';
import { getVersionLabel } from '../../plugins/versions/node/siteOptions';
import { getVersionDir } from '../../plugins/versions/node/versionRecord';
import type { VersionedProduct } from './check-cut';

/** A page of `src/pages` for a version: its path relative to the project, and its text. */
export interface PageFile {
  readonly path: string;
  readonly content: string;
}

type ProductPaths = Pick<VersionedProduct, 'id' | 'pathSegment'>;

/** Folder of the pages of a version that are no docs, relative to the project. */
export const getPagesDir = ({ pathSegment }: Pick<ProductPaths, 'pathSegment'>, name: string) =>
  `src/pages/${pathSegment}/${name}`;

/**
 * Text of a page for a version: demos are those of its folder, addresses of the product are those in
 * the version, and a template says which version it is of.
 *
 * @example
 * toVersionPage("import a from '@site/docs/kit/A.tsx?demo';", { id: 'kit', pathSegment: 'kit' }, 'v1');
 * // "import a from '@site/kit_versioned_docs/version-v1/A.tsx?demo';"
 */
export function toVersionPage(
  source: string,
  { id, pathSegment }: ProductPaths,
  name: string,
): string {
  return source
    .replaceAll(`'@site/docs/${id}/`, `'@site/${getVersionDir(id, name)}/`)
    .replace(/<TemplatePage(\s+)/, `<TemplatePage$1version="${getVersionLabel(name)}"$1`)
    .replace(
      new RegExp(`(?<=['"\`])/${pathSegment}/(?!${name.replaceAll('.', '\\.')}/)`, 'g'),
      `/${pathSegment}/${name}/`,
    );
}

/**
 * Pages of a product outside of its docs that show its demos, templates that fill the screen: Docusaurus
 * copies none of them, and the pages of the version link to theirs. Those of other versions, whose
 * demos lie elsewhere, are not among them.
 */
export function copyPages(root: string, product: ProductPaths, name: string): PageFile[] {
  const folder = path.join(root, 'src/pages', product.pathSegment);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, source: fs.readFileSync(path.join(folder, file), 'utf8') }))
    .filter(({ source }) => source.includes(`'@site/docs/${product.id}/`))
    .map(({ file, source }) => ({
      path: path.posix.join(getPagesDir(product, name), file.split(path.sep).join('/')),
      content: toVersionPage(source, product, name),
    }));
}
