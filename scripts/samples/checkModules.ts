import path from 'node:path';
import ts from 'typescript';
import { describeProblem } from './describeProblem';
import { declareOutsidePackages } from './outsidePackages';
import { planPrograms } from './planPrograms';
import type { SampleModule } from './planModules';

/** `implicitly has an 'any' type` and its like: nothing that JavaScript could say otherwise. */
const IMPLICIT_ANY = [7005, 7006, 7010, 7018, 7019, 7022, 7031, 7034, 7053];

function readOptions(root: string): ts.CompilerOptions {
  const configPath = path.join(root, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(configPath, ts.sys.readFile) as {
    config: object;
    error?: ts.Diagnostic;
  };
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, files: [], include: [] },
    ts.sys,
    root,
  );
  return {
    ...options,
    // Readers have none of the site's own modules, and no test runner.
    paths: {},
    types: ['node'],
    allowJs: true,
    checkJs: true,
    noUncheckedSideEffectImports: true,
    // A sample without imports is a module too, or its names would be everyone's.
    moduleDetection: ts.ModuleDetectionKind.Force,
  };
}

interface SampleHost extends ts.CompilerHost {
  readonly ambientPath: string;
}

/** Reads samples from memory and everything else, once for all programs, from disk. */
function createHost(
  root: string,
  options: ts.CompilerOptions,
  modules: readonly SampleModule[],
): SampleHost {
  const ambientPath = path.posix.join(root, 'outside-packages.d.ts');
  const byPath = new Map(modules.map((module) => [module.filePath, module]));
  const texts = new Map(modules.map(({ filePath, text }) => [filePath, text]));
  texts.set(ambientPath, declareOutsidePackages());
  const host = ts.createCompilerHost(options);
  const files = new Map<string, ts.SourceFile | undefined>();
  const cache = ts.createModuleResolutionCache(root, (name) => name, options);

  function resolve(specifier: string, containingFile: string): ts.ResolvedModuleFull | undefined {
    const module = byPath.get(containingFile);
    const sibling = module?.siblings.get(specifier);
    if (sibling) {
      return { resolvedFileName: sibling, extension: path.posix.extname(sibling) };
    }
    const page = module && path.posix.join(root, module.sample.page);
    // What is no sample of the page may lie beside it, as the demos that it tells readers to copy.
    return ts.resolveModuleName(specifier, page ?? containingFile, options, host, cache)
      .resolvedModule;
  }

  return {
    ...host,
    ambientPath,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
    getSourceFile(name, languageVersionOrOptions) {
      if (!files.has(name)) {
        const text = texts.get(name) ?? host.readFile(name);
        files.set(
          name,
          text === undefined
            ? undefined
            : ts.createSourceFile(name, text, languageVersionOrOptions, true),
        );
      }
      return files.get(name);
    },
    resolveModuleNameLiterals: (literals, containingFile) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, containingFile) })),
  };
}

function checkModule(program: ts.Program, module: SampleModule): string[] {
  const file = program.getSourceFile(module.filePath);
  if (!file) throw new Error(`The sample ${module.filePath} is not in its program.`);
  const syntax = program.getSyntacticDiagnostics(file);
  // Code that cannot be read has the oddest types; one reason is enough.
  const diagnostics: readonly ts.Diagnostic[] =
    syntax.length > 0 ? syntax.slice(0, 1) : program.getSemanticDiagnostics(file);
  const isScript = /\.jsx?$/.test(module.filePath);
  const messages = diagnostics
    .filter(({ code }) => !(isScript && IMPLICIT_ANY.includes(code)))
    .map(({ code, messageText, start = 0 }) =>
      describeProblem(module.sample, {
        code,
        message: ts.flattenDiagnosticMessageText(messageText, ' '),
        lineIndex: file.getLineAndCharacterOfPosition(start).line,
      }),
    );
  // An element's name is read where it is opened and where it is closed.
  return [...new Set(messages)];
}

/**
 * Type-checks samples with the site's own compiler options.
 *
 * @param root absolute path of the project, whose packages the samples import
 * @returns one message for each thing that is wrong, in the order of pages and lines
 */
export function checkModules(root: string, modules: readonly SampleModule[]): string[] {
  const options = readOptions(root);
  const host = createHost(root, options, modules);
  const problems = new Map<string, string[]>();
  for (const members of planPrograms(modules)) {
    const program = ts.createProgram({
      rootNames: [host.ambientPath, ...members.map(({ filePath }) => filePath)],
      options,
      host,
    });
    for (const module of members) {
      problems.set(module.filePath, checkModule(program, module));
    }
  }
  return modules.flatMap(({ filePath }) => problems.get(filePath) ?? []);
}
