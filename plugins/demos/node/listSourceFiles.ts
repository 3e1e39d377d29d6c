import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { DemoFile } from './analyzeDemo';
import { DemoError } from './demoError';

/** One file that a reader needs to paste a demo. */
export interface SourceText {
  /** Path relative to the demo's folder: `movies.ts`, `parts/Row.tsx`. */
  readonly name: string;
  readonly absolutePath: string;
  /** Name of the language for the highlighter: `tsx`, `ts`, `css`. */
  readonly language: string;
  readonly code: string;
}

/** How the bundler completes a path without an extension, in its order. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Extensions of what is shown, which are names of languages too; images and the like are not. */
const TEXTS = ['tsx', 'ts', 'jsx', 'js', 'json', 'css'];
const SCRIPTS = TEXTS.slice(0, 4);

function findFile(absoluteRequest: string): string | undefined {
  return ENDINGS.map((ending) => absoluteRequest + ending).find((candidate) =>
    fs.statSync(candidate, { throwIfNoEntry: false })?.isFile(),
  );
}

interface OwnImport {
  readonly request: string;
  readonly line: number;
}

/** Specifier of an import in any of its forms: statement, `export … from`, type, `import()`. */
function getSpecifier(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined;
  }
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
    ? node.arguments[0]
    : undefined;
}

/** What a file imports from beside it. Types count too: without them its text does not compile. */
function readOwnImports(fileName: string, code: string): OwnImport[] {
  const sourceFile = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022, true);
  const imports: OwnImport[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = getSpecifier(node);
    if (specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) {
      const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart());
      imports.push({ request: specifier.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return imports;
}

/**
 * The demo's own file and every file of its folder that it imports, directly or through others:
 * each once, an importing file before what it imports, in the order of the imports.
 *
 * @throws {DemoError} naming file and line: a file that does not exist, one outside of the demo's
 *   folder, or a stylesheet that is not imported by the demo itself (only there does the loader
 *   keep it out of the site's own stylesheet).
 */
export function listSourceFiles(demo: DemoFile): SourceText[] {
  const folder = path.dirname(demo.absolutePath);
  const toFilePath = (absolutePath: string) =>
    path.posix.join(
      path.posix.dirname(demo.filePath),
      path.relative(folder, absolutePath).split(path.sep).join('/'),
    );
  const files = new Map<string, SourceText>();

  const add = (absolutePath: string, code: string): void => {
    const name = path.relative(folder, absolutePath).split(path.sep).join('/');
    const language = path.extname(absolutePath).slice(1);
    files.set(absolutePath, { name, absolutePath, language, code });
    if (!SCRIPTS.includes(language)) return;
    for (const entry of readOwnImports(absolutePath, code)) follow(absolutePath, entry);
  };
  const follow = (importer: string, { request, line }: OwnImport): void => {
    const place = { filePath: toFilePath(importer), line };
    const found = findFile(path.join(path.dirname(importer), request));
    if (found === undefined) {
      throw new DemoError(
        place,
        `"${request}" does not exist.`,
        'create the file or correct the path.',
      );
    }
    if (path.relative(folder, found).split(path.sep)[0] === '..') {
      throw new DemoError(
        place,
        `"${request}" lies outside of the folder of the demo ${path.basename(demo.absolutePath)}.`,
        'a demo is what a reader would paste: move what it needs beside it.',
      );
    }
    if (found.endsWith('.css') && importer !== demo.absolutePath) {
      throw new DemoError(
        place,
        `"${request}" is imported by a file beside the demo, which would style the whole site.`,
        `import it in ${path.basename(demo.absolutePath)}.`,
      );
    }
    const isText = TEXTS.includes(path.extname(found).slice(1));
    if (isText && !files.has(found)) add(found, fs.readFileSync(found, 'utf8'));
  };

  add(demo.absolutePath, demo.source);
  return [...files.values()];
}
