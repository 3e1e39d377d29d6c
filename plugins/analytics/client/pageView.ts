/** Where the site lies, so that a page has one address in all languages. */
export interface SiteLocation {
  /** Base URL of the language's site: `/`, `/zh/`, `/docs/zh/`. */
  readonly baseUrl: string;
  readonly locale: string;
  readonly defaultLocale: string;
}

/**
 * A page's address without the prefix of its language and without a hash.
 *
 * @example
 * buildPageLocation('https://a.example/zh/x/?q=1#h', { baseUrl: '/zh/', locale: 'zh', defaultLocale: 'en' })
 * // 'https://a.example/x/?q=1'
 */
export function buildPageLocation(
  href: string,
  { baseUrl, locale, defaultLocale }: SiteLocation,
): string {
  const url = new URL(href);
  url.hash = '';
  const ending = `/${locale}/`;
  if (locale !== defaultLocale && baseUrl.endsWith(ending) && url.pathname.startsWith(baseUrl)) {
    const root = baseUrl.slice(0, 1 - ending.length);
    url.pathname = `${root}${url.pathname.slice(baseUrl.length)}`;
  }
  return url.href;
}
