import type { InstalledPackage } from './types';

/**
 * An import path as readers write it: they have no alias.
 *
 * @example
 * toPublishedPath('@mui/material-v5/Grid', installed); // '@mui/material/Grid'
 */
export function toPublishedPath(
  importPath: string,
  { name, publishedName }: Pick<InstalledPackage, 'name' | 'publishedName'>,
): string {
  return importPath === name || importPath.startsWith(`${name}/`)
    ? `${publishedName}${importPath.slice(name.length)}`
    : importPath;
}
