import type ts from 'typescript';
import { ApiProblem } from '../apiProblem';
import type { ExtractedPage, InstalledPackage } from '../types';
import type { PackageProgram } from './createProgram';
import { extractComponent, extractHook } from './extractPage';
import { listExports, type ExportedValue } from './listExports';
import { createOrigins } from './origins';
import type { PrintContext } from './printType';
import type { RuntimeExports } from './readClasses';

/** An export that gets a page, and where it was found. */
interface Listed {
  readonly value: ExportedValue;
  readonly importPath: string;
  readonly installed: InstalledPackage;
  readonly module: ts.Symbol;
}

function matches(name: string, pattern: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
}

/** @throws {ApiProblem} for a name that the package does not export */
function checkChosen(installed: InstalledPackage, names: readonly string[]): void {
  const missing = (installed.components ?? []).filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new ApiProblem(
      installed.name,
      `the option "components" names ${missing.join(', ')}, which ${installed.version} does not export.`,
      'take the name out of the option, or correct it.',
    );
  }
}

/** An entry that matches nothing hides a mistake, or what a release has taken away. */
function checkIgnored(installed: InstalledPackage, names: readonly string[]): void {
  const idle = Object.keys(installed.ignore).filter(
    (pattern) => !names.some((name) => matches(name, pattern)),
  );
  if (idle.length > 0) {
    throw new ApiProblem(
      installed.name,
      `the option "ignore" names ${idle.join(', ')}, which ${installed.version} does not export.`,
      'take the name out of the option, or correct it.',
    );
  }
}

function listPackage(
  installed: InstalledPackage,
  { getModule, checker }: PackageProgram,
): Listed[] {
  const patterns = Object.keys(installed.ignore);
  const all = installed.entryPoints.flatMap((importPath) => {
    const module = getModule(importPath);
    return listExports(module, checker)
      .filter(({ kind }) => kind === 'component' || installed.hooks)
      .map((value) => ({ value, importPath, installed, module }));
  });
  checkIgnored(
    installed,
    all.map(({ value }) => value.exportName),
  );
  checkChosen(
    installed,
    all.map(({ value }) => value.name),
  );
  const listed = all.filter(
    ({ value }) =>
      (installed.components?.includes(value.name) ?? true) &&
      !patterns.some((pattern) => matches(value.exportName, pattern)),
  );
  return listed.filter(
    ({ value }, index) => listed.findIndex((other) => other.value.name === value.name) === index,
  );
}

function readThemeNames(
  packages: readonly InstalledPackage[],
  { checker, getModule }: PackageProgram,
): Set<string> {
  return new Set(
    packages.flatMap(({ name, theme }) => {
      if (theme === null) return [];
      const symbol = checker.tryGetMemberInModuleExports(theme.name, getModule(theme.importPath));
      if (!symbol) {
        throw new ApiProblem(
          name,
          `${theme.importPath} exports no type "${theme.name}".`,
          'correct the option "theme", or set it to null where the package has no theme.',
        );
      }
      return checker
        .getPropertiesOfType(checker.getDeclaredTypeOfSymbol(symbol))
        .map((p) => p.name);
    }),
  );
}

/**
 * Reads all pages of a product.
 *
 * @param loadRuntime what a module exports at run time
 * @throws {ApiProblem} where two packages of the product have a component of one name, an option
 *   names what is not there, or nothing is exported
 */
export function extractProduct(
  packages: readonly InstalledPackage[],
  program: PackageProgram,
  context: PrintContext,
  loadRuntime: (importPath: string) => RuntimeExports,
): ExtractedPage[] {
  const listed = packages.flatMap((installed) => listPackage(installed, program));
  const themeNames = readThemeNames(packages, program);
  const components = listed.filter(({ value }) => value.kind === 'component');
  const getOrigins = createOrigins(components.map(({ value }) => value));
  const names = listed.map(({ value }) => value.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) {
    throw new ApiProblem(
      packages.map(({ name }) => name).join(', '),
      `${twice} is exported by more than one package of the product, and a page has one address.`,
      `leave it out of all but one with the option "ignore": { ${twice}: 'why' }.`,
    );
  }
  return listed
    .map(({ value, importPath, installed, module }) => {
      const extract = value.kind === 'component' ? extractComponent : extractHook;
      return extract({
        value,
        importPath,
        module,
        installed,
        program,
        context,
        origins: getOrigins(value.name),
        runtime: loadRuntime(importPath),
        loadRuntime,
        themeNames,
      });
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
