/**
 * Last segment of an API page's address; digits are words of their own.
 *
 * @example toSlug('useMenuItem') // 'use-menu-item'
 * @example toSlug('Grid2') // 'grid-2'
 */
export function toSlug(name: string): string {
  return name.replace(/(?<!^)[A-Z\d]/g, '-$&').toLowerCase();
}
