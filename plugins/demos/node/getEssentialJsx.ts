import ts from 'typescript';

/** A preview that is longer would be no preview. */
const MAX_LINES = 16;

/** Elements that only lay out what a demo is about; their children are the essence. */
const WRAPPERS = new Set(['div', 'Box', 'Stack', 'React.Fragment', 'Fragment']);

type JsxRoot = ts.JsxElement | ts.JsxFragment | ts.JsxSelfClosingElement;

function unwrap(node: ts.Expression | undefined): JsxRoot | undefined {
  if (!node) return undefined;
  if (ts.isParenthesizedExpression(node)) return unwrap(node.expression);
  const isJsx = ts.isJsxElement(node) || ts.isJsxFragment(node) || ts.isJsxSelfClosingElement(node);
  return isJsx ? node : undefined;
}

/** What a component returns at its end; returns inside of its functions are not its own. */
function findReturned(component: ts.Node | undefined): JsxRoot | undefined {
  if (!component || !ts.isFunctionLike(component) || !('body' in component)) return undefined;
  const body = component.body;
  if (!body) return undefined;
  if (!ts.isBlock(body)) return unwrap(body as ts.Expression);
  const last = body.statements.at(-1);
  return last && ts.isReturnStatement(last) ? unwrap(last.expression) : undefined;
}

function findDefaultExport(sourceFile: ts.SourceFile): ts.Node | undefined {
  const named = new Map<string, ts.Node | undefined>();
  let found: ts.Node | undefined;
  let name: string | undefined;
  for (const statement of sourceFile.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name: id, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(id)) named.set(id.text, initializer);
      }
    } else if (ts.isFunctionDeclaration(statement)) {
      if (statement.name) named.set(statement.name.text, statement);
      const isDefault = statement.modifiers?.some(
        ({ kind }) => kind === ts.SyntaxKind.DefaultKeyword,
      );
      if (isDefault) found = statement;
    } else if (ts.isExportAssignment(statement)) {
      if (ts.isIdentifier(statement.expression)) name = statement.expression.text;
      else found = statement.expression;
    }
  }
  return found ?? (name === undefined ? undefined : named.get(name));
}

/** Takes off the indentation that all lines share; the first one starts where its element does. */
function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const indent = Math.min(...indents);
  return lines.map((line) => line.slice(indent)).join('\n');
}

/**
 * The part of a demo that it is about: the JSX that its component returns, without an element that
 * only lays it out. Serves the preview above a demo's full source.
 *
 * @param code of the demo, TypeScript or JavaScript.
 * @returns null where there is no such part, or where it is longer than 16 lines.
 */
export function getEssentialJsx(code: string): string | null {
  const sourceFile = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.ES2022, true);
  const root = findReturned(findDefaultExport(sourceFile));
  if (!root) return null;
  const isWrapper =
    ts.isJsxFragment(root) ||
    (ts.isJsxElement(root) && WRAPPERS.has(root.openingElement.tagName.getText()));
  const lineStart = code.lastIndexOf('\n', root.getStart()) + 1;
  const isFirstOnLine = code.slice(lineStart, root.getStart()).trim() === '';
  const text = isWrapper
    ? root.children.map((child) => child.getFullText()).join('')
    : code.slice(isFirstOnLine ? lineStart : root.getStart(), root.end);
  const essence = dedent(text);
  return essence === '' || essence.split('\n').length > MAX_LINES ? null : essence;
}
