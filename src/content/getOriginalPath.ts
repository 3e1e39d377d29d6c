import path from 'node:path';

const TRANSLATION =
  /^i18n\/[^/]+\/docusaurus-plugin-content-docs-([^/]+)\/(current|version-[^/]+)\/(.+)$/;

/**
 * The page of which the given one is a translation, by Docusaurus' naming of folders; undefined for
 * an original. Demos of a page are not copied for each language: they are taken from there.
 *
 * @example
 * getOriginalPath('/site', '/site/i18n/zh/docusaurus-plugin-content-docs-system/current/a/b.mdx');
 * // '/site/docs/system/a/b.mdx'
 */
export function getOriginalPath(siteDir: string, pagePath: string): string | undefined {
  const sitePath = path.relative(siteDir, pagePath).split(path.sep).join('/');
  const [, product, version, page] = TRANSLATION.exec(sitePath) ?? [];
  if (product === undefined || version === undefined || page === undefined) return undefined;
  return version === 'current'
    ? path.join(siteDir, 'docs', product, page)
    : path.join(siteDir, `${product}_versioned_docs`, version, page);
}
