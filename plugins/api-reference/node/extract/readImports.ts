import path from 'node:path';
import ts from 'typescript';
import type { InstalledPackage } from '../types';
import type { ExportedValue } from './listExports';
import type { PackageProgram } from './createProgram';

/** What import statements bind a component to: its name, without a mark of instability. */
function toBinding({ exportName, name }: ExportedValue): string {
  return exportName === name ? name : `${exportName} as ${name}`;
}

function resolve(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The import of a component from a folder of its package, or null where it has none. */
function findPathImport(
  folder: string,
  value: ExportedValue,
  { dir, name }: InstalledPackage,
  { program, checker }: PackageProgram,
): string | null {
  const file = program.getSourceFile(`${dir}/${folder}/index.d.ts`);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) return null;
  const names = checker
    .getExportsOfModule(module)
    .filter((symbol) => resolve(symbol, checker) === value.symbol)
    .map((symbol) => symbol.name);
  if (names.includes('default')) return `import ${value.name} from '${name}/${folder}';`;
  return names.includes(value.exportName)
    ? `import { ${toBinding(value)} } from '${name}/${folder}';`
    : null;
}

/**
 * The lines that import a component: from its folder, and from the package where that exports it.
 *
 * @param importPath module in whose exports it was found
 */
export function readImports(
  value: ExportedValue,
  importPath: string,
  installed: InstalledPackage,
  program: PackageProgram,
): string[] {
  const declared = value.symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const folders = [
    value.exportName,
    path.posix.dirname(path.posix.relative(installed.dir, declared)),
  ].filter((folder) => folder !== '.' && !folder.startsWith('..'));
  const fromFolder = folders
    .map((folder) => findPathImport(folder, value, installed, program))
    .find((line) => line !== null);
  const fromEntry = `import { ${toBinding(value)} } from '${importPath}';`;
  const isSubPath = importPath !== installed.name;
  if (!fromFolder) return [fromEntry];
  return isSubPath ? [fromFolder] : [fromFolder, fromEntry];
}
