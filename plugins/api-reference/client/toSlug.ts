/**
 * Last segment of an API page's address; digits are words of their own.
 *
 * @example toSlug('useMenuItem') // 'use-menu-item'
 * @example toSlug('Grid2') // 'grid-2'
 */
export function toSlug(name: string): string {
  return name.replace(/(?<!^)[A-Z\d]/g, '-$&').toLowerCase();
}

/**
 * Whether an address, without a slash at its end, is that of the API page of one of `names`; whatever
 * its version and language.
 *
 * @example createApiLinkTest(['Button'])('/zh/material-ui/api/button') // true
 */
export function createApiLinkTest(names: readonly string[]): (address: string) => boolean {
  const endings = names.map((name) => `/api/${toSlug(name)}`);
  return (address) => endings.some((ending) => address.endsWith(ending));
}
