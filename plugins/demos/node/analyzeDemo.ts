import path from 'node:path';
import { createRequire } from 'node:module';
import ts from 'typescript';
import { DemoError } from './demoError';

/** What the build needs to know of a demo's source. */
export interface DemoAnalysis {
  /** Packages and sub-paths it imports, types left out: `@mui/material/Button`. */
  readonly packages: readonly string[];
  /** Stylesheets it imports, as written: `./styles.css`. */
  readonly stylesheets: ReadonlyArray<{
    readonly request: string;
    readonly start: number;
    readonly end: number;
  }>;
}

export interface DemoFile {
  readonly absolutePath: string;
  /** Path relative to the site, for messages. */
  readonly filePath: string;
  readonly source: string;
}

function getLine(sourceFile: ts.SourceFile, position: number): number {
  return sourceFile.getLineAndCharacterOfPosition(position).line + 1;
}

function checkSyntax(file: DemoFile, sourceFile: ts.SourceFile): void {
  const { diagnostics = [] } = ts.transpileModule(file.source, {
    fileName: path.basename(file.absolutePath),
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  const [first] = diagnostics;
  if (!first) return;
  throw new DemoError(
    { filePath: file.filePath, line: getLine(sourceFile, first.start ?? 0) },
    `the demo does not compile: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}`,
    'correct the syntax; `npm run types` checks the types as well.',
  );
}

function hasDefaultExport(sourceFile: ts.SourceFile): boolean {
  return sourceFile.statements.some((statement) => {
    if (ts.isExportAssignment(statement)) return !statement.isExportEquals;
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return (
        clause !== undefined &&
        ts.isNamedExports(clause) &&
        clause.elements.some((element) => element.name.text === 'default')
      );
    }
    return (
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    );
  });
}

function checkImport(file: DemoFile, request: string, line: number): void {
  const place = { filePath: file.filePath, line };
  if (request.startsWith('.')) {
    if (request.startsWith('./') && !request.includes('/../')) return;
    throw new DemoError(
      place,
      `the demo imports "${request}" from outside its folder.`,
      'a demo is what a reader would paste: move what it needs beside it ("./…").',
    );
  }
  try {
    createRequire(file.absolutePath).resolve(request);
  } catch (cause) {
    throw new DemoError(
      place,
      `the import "${request}" cannot be resolved.`,
      'correct the path, or install the package; site aliases such as @site are not for demos.',
      { cause },
    );
  }
}

/**
 * Reads a demo's imports and checks what can be checked before it is bundled.
 *
 * @throws {DemoError} naming file and line: a syntax error, no default export, an import from
 *   outside the demo's folder or of a package that is not installed.
 */
export function analyzeDemo(file: DemoFile): DemoAnalysis {
  const sourceFile = ts.createSourceFile(
    file.absolutePath,
    file.source,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  checkSyntax(file, sourceFile);
  if (!hasDefaultExport(sourceFile)) {
    throw new DemoError(
      { filePath: file.filePath, line: 1 },
      'the demo has no default export.',
      'export the component that is to be shown: export default function Name() {…}.',
    );
  }
  const packages: string[] = [];
  const stylesheets: Array<{ request: string; start: number; end: number }> = [];
  for (const statement of sourceFile.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      continue;
    if (statement.importClause?.isTypeOnly) continue;
    const request = statement.moduleSpecifier.text;
    checkImport(file, request, getLine(sourceFile, statement.getStart()));
    if (!request.startsWith('.')) packages.push(request);
    else if (request.endsWith('.css')) {
      stylesheets.push({ request, start: statement.getStart(), end: statement.getEnd() });
    }
  }
  return { packages, stylesheets };
}
