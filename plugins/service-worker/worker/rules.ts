import type { LanguageSettings } from './settings';

/** The name of the file, or of a folder around it, says what is in it: a copy never becomes old. */
const HASHED_ASSET = /\/assets\/(?:(?:.+[.-])?[0-9a-f]{8,32}\.[^/]+$|[\w-]+\/[0-9a-f]{16}\/)/;

/** Whether a path is that of a file with a hash in its name or folder, below the site's base URL. */
export function isHashedAsset(pathname: string, baseUrl: string): boolean {
  return pathname.startsWith(baseUrl) && HASHED_ASSET.test(pathname);
}

/** Whether a path is that of data which a feature of the site fetches, such as a search directory. */
export function isData(pathname: string, baseUrl: string): boolean {
  return pathname.startsWith(baseUrl) && pathname.endsWith('.json');
}

/**
 * One address for all by which a page is asked for: without query and hash, with or without a slash
 * or `index.html` at the end.
 *
 * @example getPageKey('https://docs.example/button/?q=1#basics') // 'https://docs.example/button'
 */
export function getPageKey(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
}

/**
 * The language that a path belongs to: that with the longest base URL before it. The first where
 * there is none.
 */
export function findLanguage(
  pathname: string,
  languages: readonly LanguageSettings[],
): LanguageSettings | undefined {
  return languages.reduce<LanguageSettings | undefined>((best, language) => {
    if (best === undefined) return language;
    const isCloser =
      pathname.startsWith(language.baseUrl) &&
      (language.baseUrl.length > best.baseUrl.length || !pathname.startsWith(best.baseUrl));
    return isCloser ? language : best;
  }, undefined);
}
