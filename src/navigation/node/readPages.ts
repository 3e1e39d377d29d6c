import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { DisabledNumberPrefixParser } from '@docusaurus/plugin-content-docs/lib/numberPrefix.js';
// The very function that gives pages their addresses; not public, so an update of Docusaurus that
// moves it stops the tests. A copy of its rules would go wrong silently.
import getSlug from '@docusaurus/plugin-content-docs/lib/slug.js';
import { DEFAULT_PARSE_FRONT_MATTER, Globby, GlobExcludeDefault } from '@docusaurus/utils';

import type { Product } from '../../products/products';
import type { Problem } from '../problems';
import { throwOnProblems, toWrongRight } from '../problems';
import type { DocPage } from '../sidebarItems';

/** A file that could be read as a page, or what is in the way. */
type ReadResult = { readonly page: DocPage } | { readonly problem: Problem };

/** The parts of a product that decide where its pages are. */
type PageOwner = Pick<Product, 'pathSegment'>;

function toSource(absolutePath: string): string {
  return path.relative(process.cwd(), absolutePath).split(path.sep).join('/');
}

function getErrorReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0] ?? message;
}

/** A value of the front matter that has to be text where it is given at all. */
function getText(frontMatter: Record<string, unknown>, key: string): string | undefined {
  const value = frontMatter[key];
  if (value === undefined || (typeof value === 'string' && value !== '')) {
    return value;
  }
  throw new Error(`"${key}" is ${JSON.stringify(value)}, and has to be text`);
}

function toPage(
  relativePath: string,
  frontMatter: Record<string, unknown>,
  owner: PageOwner,
): Omit<DocPage, 'source'> {
  const { dir, name } = path.posix.parse(relativePath);
  const baseID = getText(frontMatter, 'id') ?? name;
  const slug = getSlug({
    baseID,
    source: relativePath,
    sourceDirName: dir || '.',
    frontMatterSlug: getText(frontMatter, 'slug'),
    numberPrefixParser: DisabledNumberPrefixParser,
  });
  return {
    id: dir ? `${dir}/${baseID}` : baseID,
    pathname: `/${owner.pathSegment}${slug}`.replace(/\/+$/, ''),
  };
}

async function readPage(
  docsDir: string,
  relativePath: string,
  owner: PageOwner,
): Promise<ReadResult> {
  const filePath = path.join(docsDir, relativePath);
  const source = toSource(filePath);
  try {
    const fileContent = await readFile(filePath, 'utf8');
    const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
    return { page: { ...toPage(relativePath, frontMatter, owner), source } };
  } catch (error) {
    return {
      problem: {
        where: source,
        what: `The front matter cannot be used: ${getErrorReason(error)}.`,
        fix: `Correct the lines between the two "---". A value with ":" or "#" needs quotes.\n${toWrongRight(
          'title: Button: basics',
          "title: 'Button: basics'",
        )}`,
      },
    };
  }
}

/**
 * The pages of a product, in the order of their files: every `.md` and `.mdx` file in its folder
 * that Docusaurus takes for a page, with the id and the address that Docusaurus gives it.
 *
 * The docs instance must not parse number prefixes (`numberPrefixParser: false`), or its ids differ.
 *
 * @param docsDir absolute path of the product's folder
 * @throws one error that lists every file whose front matter cannot be used
 */
export async function readPages(docsDir: string, owner: PageOwner): Promise<DocPage[]> {
  const relativePaths = await Globby('**/*.{md,mdx}', {
    cwd: docsDir,
    ignore: GlobExcludeDefault,
  });
  const results = await Promise.all(
    relativePaths.sort().map((relativePath) => readPage(docsDir, relativePath, owner)),
  );
  throwOnProblems(
    'Pages that cannot be read',
    results.flatMap((result) => ('problem' in result ? [result.problem] : [])),
  );
  return results.flatMap((result) => ('page' in result ? [result.page] : []));
}
