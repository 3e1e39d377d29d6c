import { Globby } from '@docusaurus/utils';

const IGNORED = ['docs/*/api/**', '**/_*', '**/_*/**', '**/__*__/**'];

async function list(root: string, patterns: readonly string[]): Promise<string[]> {
  const files = await Globby([...patterns], { cwd: root, ignore: IGNORED });
  return files.sort();
}

/**
 * The pages and posts that people write, in English and of the current versions: paths inside the
 * project. Generated pages are left out, and so are archives, whose facts are those of their release.
 */
export function listPageFiles(root: string): Promise<string[]> {
  return list(root, ['docs/**/*.{md,mdx}', 'blog/*.{md,mdx}']);
}

/** Translations of the current versions' pages. */
export function listTranslatedFiles(root: string): Promise<string[]> {
  return list(root, ['i18n/*/docusaurus-plugin-content-docs-*/current/**/*.{md,mdx}']);
}
