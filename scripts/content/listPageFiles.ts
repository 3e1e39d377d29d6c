import { Globby } from '@docusaurus/utils';

/**
 * The pages and posts that people write, in English and of the current versions: paths inside the
 * project. Generated pages are left out, and so are archives, whose facts are those of their release.
 */
export async function listPageFiles(root: string): Promise<string[]> {
  const files = await Globby(['docs/**/*.{md,mdx}', 'blog/*.{md,mdx}'], {
    cwd: root,
    ignore: ['docs/*/api/**', '**/_*', '**/_*/**', '**/__*__/**'],
  });
  return files.sort();
}
