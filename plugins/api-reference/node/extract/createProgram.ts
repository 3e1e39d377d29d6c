import ts from 'typescript';
import { ApiProblem } from '../apiProblem';

/** The compiler's view of some packages. */
export interface PackageProgram {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** The module that an import path of a package leads to. */
  readonly getModule: (importPath: string) => ts.Symbol;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

function resolveDeclarations(importPath: string, fromFile: string): string {
  const { resolvedModule } = ts.resolveModuleName(importPath, fromFile, OPTIONS, ts.sys);
  if (!resolvedModule || !/\.d\.[cm]?ts$|\.tsx?$/.test(resolvedModule.resolvedFileName)) {
    throw new ApiProblem(
      importPath,
      resolvedModule
        ? `it has no type declarations; the import leads to ${resolvedModule.resolvedFileName}.`
        : 'there is no such module.',
      'correct the path in the option "entryPoints", or install a release that ships types (`npm ci`).',
    );
  }
  return resolvedModule.resolvedFileName;
}

/** Declarations that do not parse would make pages that look complete and are not. */
function checkSyntax(program: ts.Program, fileNames: readonly string[], packageDirs: string[]) {
  const broken = program
    .getSourceFiles()
    .filter(({ fileName }) => packageDirs.some((dir) => fileName.startsWith(dir)))
    .flatMap((file) => program.getSyntacticDiagnostics(file));
  const [first] = broken;
  if (!first) return;
  const line = first.file ? first.file.getLineAndCharacterOfPosition(first.start ?? 0).line + 1 : 1;
  throw new ApiProblem(
    `${first.file?.fileName ?? fileNames[0] ?? ''}:${line}`,
    `the type declarations do not parse: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`,
    'the installed package is damaged or of another kind: delete node_modules and run `npm ci`.',
  );
}

/**
 * Reads the type declarations of all import paths at once, since packages share most of their types.
 *
 * @param siteDir absolute path of the folder whose node_modules holds the packages
 * @param packageDirs absolute paths of the documented packages
 * @throws {ApiProblem} where an import path has no type declarations, or they do not parse
 */
export function createPackageProgram(
  siteDir: string,
  importPaths: readonly string[],
  packageDirs: readonly string[],
  extraRoots: readonly string[] = [],
): PackageProgram {
  const fromFile = `${siteDir}/index.ts`;
  const files = new Map(importPaths.map((name) => [name, resolveDeclarations(name, fromFile)]));
  const fileNames = [...new Set(files.values())];
  const program = ts.createProgram([...fileNames, ...extraRoots], OPTIONS);
  checkSyntax(
    program,
    fileNames,
    packageDirs.map((dir) => `${dir}/`),
  );
  const checker = program.getTypeChecker();
  return {
    program,
    checker,
    getModule: (importPath) => {
      const file = program.getSourceFile(files.get(importPath) ?? '');
      const symbol = file && checker.getSymbolAtLocation(file);
      if (!symbol) {
        throw new ApiProblem(
          importPath,
          'its type declarations export nothing.',
          'take the path out of the option "entryPoints".',
        );
      }
      return symbol;
    },
  };
}
