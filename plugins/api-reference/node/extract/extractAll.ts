import { createRequire } from 'node:module';
import path from 'node:path';
import { ApiProblem } from '../apiProblem';
import type { ExtractedPage, InstalledPackage } from '../types';
import { createPackageProgram } from './createProgram';
import { extractProduct } from './extractProduct';
import { createIsDocumented } from './origins';
import type { RuntimeExports } from './readClasses';

/** Every module whose types have to be read. */
export function listImportPaths(packages: readonly InstalledPackage[]): string[] {
  return packages.flatMap(({ entryPoints, augmentations, theme }) => [
    ...entryPoints,
    ...augmentations,
    ...(theme ? [theme.importPath] : []),
  ]);
}

/**
 * Loads what a module exports at run time. A sub-path that needs a package which is not installed
 * (an optional peer) exports nothing here, and so gets no classes; a package itself has to load.
 */
export function createRuntimeLoader(siteDir: string): (importPath: string) => RuntimeExports {
  const requireFromSite = createRequire(path.join(siteDir, 'package.json'));
  return (importPath) => {
    try {
      return requireFromSite(importPath) as RuntimeExports;
    } catch (cause) {
      const isSubPath = importPath.split('/').length > (importPath.startsWith('@') ? 2 : 1);
      if (isSubPath && (cause as { code?: string }).code === 'MODULE_NOT_FOUND') return {};
      throw new ApiProblem(
        importPath,
        `it cannot be loaded: ${(cause as Error).message}`,
        'run `npm ci`; the names of CSS classes are read from the package itself.',
        { cause },
      );
    }
  };
}

/** Reads the pages of all products with one program, since the packages share most of their types. */
export function extractAll(
  siteDir: string,
  products: ReadonlyArray<readonly InstalledPackage[]>,
  reportProgress: (product: readonly InstalledPackage[]) => void = () => {},
): ExtractedPage[][] {
  const packages = products.flat();
  const program = createPackageProgram(
    siteDir.split(path.sep).join('/'),
    listImportPaths(packages),
    packages.map(({ dir }) => dir),
  );
  const context = { checker: program.checker, isDocumented: createIsDocumented(packages) };
  const loadRuntime = createRuntimeLoader(siteDir);
  return products.map((product) => {
    reportProgress(product);
    return extractProduct(product, program, context, loadRuntime);
  });
}
