import type { ApiIndexEntry, ApiPage } from '../../client/types';
import { ApiProblem } from '../apiProblem';
import type { ProductOptions } from '../types';
import { toIndexMdx, toMdx } from './toMdx';

function toIndexEntry(page: ApiPage, basePath: string): ApiIndexEntry {
  const { kind, name, slug, isUnstable, deprecated } = page;
  return {
    kind,
    name,
    href: `${basePath}/api/${slug}/`,
    isUnstable,
    isDeprecated: deprecated !== null,
  };
}

/** All files of a product's folder of API pages: name → content. */
export function buildFiles(
  { title, basePath, packages }: ProductOptions,
  pages: readonly ApiPage[],
  demoElement: string | null,
): Map<string, string> {
  if (pages.length === 0) {
    throw new ApiProblem(
      title,
      `${packages.map(({ name }) => name).join(', ')} exports nothing that can have a page.`,
      'correct the options "entryPoints", "hooks" and "ignore".',
    );
  }
  const theme = packages.find((options) => options.theme !== null)?.theme ?? null;
  const entries = pages.map((page) => toIndexEntry(page, basePath));
  return new Map([
    ['index.mdx', toIndexMdx(pages, title)],
    ['index.json', JSON.stringify(entries)],
    ...pages.flatMap((page) => [
      [`${page.slug}.mdx`, toMdx(page, title, theme, demoElement)] as const,
      [`${page.slug}.json`, JSON.stringify(page)] as const,
    ]),
  ]);
}
