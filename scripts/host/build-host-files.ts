import type { BuiltSite } from './build-nginx';
import { CACHE_CONTROL, CONTENT_POLICIES, getCommonHeaders } from './policy';

type Rule = readonly [pattern: string, headers: Readonly<Record<string, string>>];

/**
 * `_headers` of static hosts (Netlify, Cloudflare Pages and others). They join headers of one name when several
 * rules match, so a name is given twice only where both values may hold: two content policies do.
 *
 * @param hashedFolders paths of folders in which every file has a hash, with their slashes
 */
export function buildHeadersFile(siteUrl: string, hashedFolders: readonly string[]): string {
  const { script, other } = CONTENT_POLICIES;
  const rules: Rule[] = [
    ['/*', { ...getCommonHeaders(siteUrl), 'Content-Security-Policy': other }],
    ['/sw.js', { 'Content-Security-Policy': script, 'Cache-Control': CACHE_CONTROL.other }],
    ...hashedFolders.map((folder): Rule => {
      const isScripts = folder.endsWith('/js/');
      return [
        `${folder}*`,
        {
          ...(isScripts && { 'Content-Security-Policy': script }),
          'Cache-Control': CACHE_CONTROL.hashed,
        },
      ];
    }),
  ];
  return rules
    .map(([pattern, headers]) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/**
 * `_redirects` of static hosts: old addresses lead on without a page between, and each language has
 * its 404 page. A host that does not know a line passes it over; the page at an old address leads on
 * by itself.
 */
export function buildRedirectsFile({
  redirects,
  languages,
}: Pick<BuiltSite, 'redirects' | 'languages'>): string {
  return [
    ...[...redirects].map(([from, to]) => `${from} ${to} 301`),
    ...languages.map((language) => `/${language}/* /${language}/404.html 404`),
    '',
  ].join('\n');
}
