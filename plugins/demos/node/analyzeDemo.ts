import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import ts from 'typescript';
import type { ReleaseOption } from '../options';
import { createMemory } from './createMemory';
import { DemoError } from './demoError';
import { readImports, type DemoImport } from './readImports';
import { toReleaseRequest } from './release';

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

function checkSyntax(file: DemoFile, sourceFile: ts.SourceFile): void {
  const { diagnostics = [] } = ts.transpileModule(file.source, {
    fileName: path.basename(file.absolutePath),
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
  });
  const [first] = diagnostics;
  if (!first) return;
  const { line } = sourceFile.getLineAndCharacterOfPosition(first.start ?? 0);
  throw new DemoError(
    { filePath: file.filePath, line: line + 1 },
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
        !statement.isTypeOnly &&
        clause !== undefined &&
        ts.isNamedExports(clause) &&
        clause.elements.some(({ name, isTypeOnly }) => !isTypeOnly && name.text === 'default')
      );
    }
    return (
      !ts.isInterfaceDeclaration(statement) &&
      ts.canHaveModifiers(statement) &&
      (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    );
  });
}

function checkStylesheet(file: DemoFile, { request, line, hasNames }: DemoImport): void {
  const place = { filePath: file.filePath, line };
  if (!fs.existsSync(path.join(path.dirname(file.absolutePath), request))) {
    throw new DemoError(
      place,
      `the demo imports "${request}", which does not exist.`,
      'create the stylesheet or correct the path.',
    );
  }
  if (hasNames) {
    throw new DemoError(
      place,
      `the demo imports names from "${request}".`,
      `use plain class names and write: import "${request}".`,
    );
  }
}

function checkOwnFile(file: DemoFile, { request, line }: DemoImport): void {
  if (!/^\.\.(\/|$)/.test(path.posix.normalize(request))) return;
  throw new DemoError(
    { filePath: file.filePath, line },
    `the demo imports "${request}" from outside its folder.`,
    'a demo is what a reader would paste: move what it needs beside it ("./…").',
  );
}

function checkPackage(
  file: DemoFile,
  { request, line }: DemoImport,
  release: ReleaseOption | null,
): void {
  try {
    createRequire(file.absolutePath).resolve(toReleaseRequest(request, release));
  } catch (cause) {
    throw new DemoError(
      { filePath: file.filePath, line },
      `the import "${request}" cannot be resolved.`,
      'correct the path, or install the package; site aliases such as @site are not for demos.',
      { cause },
    );
  }
}

interface ParsedDemo {
  readonly hasDefault: boolean;
  readonly imports: readonly DemoImport[];
}

function parseDemo(file: DemoFile): ParsedDemo {
  const sourceFile = ts.createSourceFile(
    file.absolutePath,
    file.source,
    ts.ScriptTarget.ES2022,
    true,
    ts.ScriptKind.TSX,
  );
  checkSyntax(file, sourceFile);
  return { hasDefault: hasDefaultExport(sourceFile), imports: readImports(sourceFile) };
}

// The compiler's search for mistakes took an eighth of the time of a build of three languages.
const rememberParsed = createMemory<ParsedDemo>();

/**
 * Reads a demo's imports and checks what can be checked before it is bundled.
 *
 * @param release what the demo runs, where that is another release. Default: null.
 * @throws {DemoError} naming file and line: a syntax error, no default export, an import from
 *   outside the demo's folder, of a stylesheet that is missing or that names are wanted from, or of
 *   a package that is not installed.
 */
export function analyzeDemo(file: DemoFile, release: ReleaseOption | null = null): DemoAnalysis {
  const { hasDefault, imports } = rememberParsed(file.absolutePath, [file.source], () =>
    parseDemo(file),
  );
  if (!hasDefault) {
    throw new DemoError(
      { filePath: file.filePath, line: 1 },
      'the demo has no default export.',
      'export the component that is to be shown: export default function Name() {…}.',
    );
  }
  const isOwn = ({ request }: DemoImport) => request.startsWith('.');
  const ownFiles = imports.filter(isOwn);
  const packages = imports.filter((entry) => !isOwn(entry));
  const stylesheets = ownFiles.filter(({ request }) => request.endsWith('.css'));
  for (const entry of ownFiles) checkOwnFile(file, entry);
  for (const entry of stylesheets) checkStylesheet(file, entry);
  for (const entry of packages) checkPackage(file, entry, release);
  return {
    packages: packages.map(({ request }) => request),
    stylesheets: stylesheets.map(({ request, start, end }) => ({ request, start, end })),
  };
}
