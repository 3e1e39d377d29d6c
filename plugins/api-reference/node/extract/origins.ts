import path from 'node:path';
import type { PackageOptions } from '../types';
import type { ExportedValue } from './listExports';
import type { PropOrigins } from './readProps';

const SYSTEM_FOLDERS = /\/(?:styleFunctionSx|style)\//;

/** `/…/node_modules/@mui/joy/node_modules/@mui/base/Popper/Popper.d.ts` → `@mui/base/Popper/Popper.d.ts` */
function toModulePath(fileName: string): string {
  return fileName.slice(fileName.lastIndexOf('/node_modules/') + '/node_modules/'.length);
}

/** `@mui/material` → `@mui/`, since packages of a scope share their types; `pkg` → `pkg/`. */
function toPrefix(packageName: string): string {
  return packageName.startsWith('@') ? packageName.replace(/\/.*$/, '/') : `${packageName}/`;
}

/** Tells files of the documented packages, and of those of the same scope, from all others. */
export function createIsDocumented(
  packages: ReadonlyArray<Pick<PackageOptions, 'name'> & { readonly dir: string }>,
): (fileName: string) => boolean {
  const prefixes = [...new Set(packages.map(({ name }) => toPrefix(name)))];
  const dirs = packages.map(({ dir }) => `${dir}/`);
  return (fileName) =>
    (fileName.includes('/node_modules/') &&
      prefixes.some((prefix) => toModulePath(fileName).startsWith(prefix))) ||
    dirs.some((dir) => fileName.startsWith(dir));
}

function getDeclaringFile({ symbol }: ExportedValue): string {
  return symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
}

/**
 * Files and folders in which one component is declared. Where there are several, the place says
 * nothing about who owns a declaration in it.
 */
function collectOwners(components: readonly ExportedValue[]): Map<string, string> {
  const places = components.flatMap((value) => {
    const file = getDeclaringFile(value);
    return [file, path.posix.dirname(file)].map((place) => ({ place, name: value.name }));
  });
  const owners = new Map<string, string>();
  for (const { place, name } of places) {
    const rivals = places.filter((other) => other.place === place && other.name !== name);
    if (rivals.length === 0) owners.set(place, name);
  }
  return owners;
}

/**
 * Says who owns a declaration: a prop that is declared for another component with a page is
 * inherited from it.
 */
export function createOrigins(components: readonly ExportedValue[]): (self: string) => PropOrigins {
  const owners = collectOwners(components);
  return (self) => ({
    self,
    getOwner: (fileName) =>
      owners.get(fileName) ?? owners.get(path.posix.dirname(fileName)) ?? null,
    isSystem: (fileName) => SYSTEM_FOLDERS.test(fileName),
  });
}
