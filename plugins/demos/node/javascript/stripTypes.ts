import ts from 'typescript';
import { collectImportEdits, type UnusedImports } from './importEdits';
import { applyEdits, removeStatement, type Edit } from './edits';

/** A construct that is more than types, so that there is no JavaScript to be had by leaving it out. */
export class NotErasable extends Error {
  override name = 'NotErasable';

  constructor(
    /** 1-based. */
    readonly line: number,
    readonly construct: string,
  ) {
    super(construct);
  }
}

const TYPE_MODIFIERS = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

function hasModifier(node: ts.Node, ...kinds: ts.SyntaxKind[]): boolean {
  return (
    ts.canHaveModifiers(node) &&
    (ts.getModifiers(node) ?? []).some(({ kind }) => kinds.includes(kind))
  );
}

/** Declarations that are gone with the types. */
function isErased(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (hasModifier(node, ts.SyntaxKind.DeclareKeyword)) return true;
  if (ts.isFunctionDeclaration(node)) return node.body === undefined;
  if (ts.isIndexSignatureDeclaration(node) && ts.isClassLike(node.parent)) return true;
  if (ts.isMethodDeclaration(node) || ts.isConstructorDeclaration(node)) {
    return node.body === undefined;
  }
  return ts.isPropertyDeclaration(node) && hasModifier(node, ts.SyntaxKind.AbstractKeyword);
}

/** What cannot be left out, in the words of the message; undefined for everything else. */
function getConstruct(node: ts.Node): string | undefined {
  if (ts.isEnumDeclaration(node)) return 'an enum';
  if (ts.isModuleDeclaration(node)) return 'a namespace';
  if (ts.isImportEqualsDeclaration(node)) return 'an import with =';
  if (ts.isDecorator(node)) return 'a decorator';
  if (ts.isParameter(node) && ts.getModifiers(node)?.length) return 'a parameter property';
  return undefined;
}

/** The list between `<` and `>`, brackets included. */
function toListEdit(list: ts.NodeArray<ts.Node> | undefined, text: string): Edit[] {
  return list ? [{ start: list.pos - 1, end: text.indexOf('>', list.end) + 1 }] : [];
}

/** A type and the colon in front of it. */
function toTypeEdit(type: ts.TypeNode | undefined): Edit[] {
  return type ? [{ start: type.pos - 1, end: type.end }] : [];
}

function toTokenEdit(token: ts.Node | undefined): Edit[] {
  return token ? [{ start: token.getStart(), end: token.end }] : [];
}

function collectEdits(node: ts.Node, text: string): Edit[] {
  if (ts.isParameter(node)) {
    return [...toTokenEdit(node.questionToken), ...toTypeEdit(node.type)];
  }
  if (ts.isVariableDeclaration(node)) {
    return [...toTokenEdit(node.exclamationToken), ...toTypeEdit(node.type)];
  }
  if (ts.isPropertyDeclaration(node)) {
    return [...toTokenEdit(node.questionToken ?? node.exclamationToken), ...toTypeEdit(node.type)];
  }
  if (ts.isFunctionLike(node)) {
    return [...toListEdit(node.typeParameters, text), ...toTypeEdit(node.type)];
  }
  if (ts.isClassLike(node)) return toListEdit(node.typeParameters, text);
  if (
    ts.isCallExpression(node) ||
    ts.isNewExpression(node) ||
    ts.isTaggedTemplateExpression(node) ||
    ts.isJsxOpeningElement(node) ||
    ts.isJsxSelfClosingElement(node) ||
    ts.isExpressionWithTypeArguments(node)
  ) {
    return toListEdit(node.typeArguments, text);
  }
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isNonNullExpression(node)) {
    return [{ start: node.expression.end, end: node.end }];
  }
  if (ts.isTypeAssertionExpression(node)) {
    return [{ start: node.getStart(), end: node.expression.getStart() }];
  }
  return TYPE_MODIFIERS.has(node.kind) ? toTokenEdit(node) : [];
}

/** `this` as a parameter is a type only; the comma behind it goes too. */
function collectThisEdits(node: ts.Node): Edit[] {
  if (!ts.isFunctionLike(node)) return [];
  const [first, second] = node.parameters;
  if (!first || !ts.isIdentifier(first.name) || first.name.text !== 'this') return [];
  return [{ start: first.getStart(), end: second?.getStart() ?? node.parameters.end }];
}

/**
 * Takes everything out of TypeScript that is a type, and leaves every other character alone:
 * comments (those of removed declarations excepted), blank lines and line breaks stay. What is left
 * still has to be formatted. An import that only types made use of goes with them.
 *
 * Not TypeScript's or sucrase's own output: the former loses blank lines, the latter keeps the
 * comments that describe removed types.
 *
 * @param unusedImports `keep imports` for a part of a module, whose rest may use them: then only
 *   those that are marked as types go.
 * @throws {NotErasable} for enums, namespaces, decorators and parameter properties.
 */
export function stripTypes(
  code: string,
  fileName: string,
  unusedImports: UnusedImports = 'drop imports',
): string {
  const sourceFile = ts.createSourceFile(fileName, code, ts.ScriptTarget.ES2022, true);
  const edits: Edit[] = collectImportEdits(sourceFile, unusedImports);
  const visit = (node: ts.Node): void => {
    if (isErased(node)) {
      edits.push(removeStatement(node, code, 'with its comment'));
      return;
    }
    const construct = getConstruct(node);
    if (construct) {
      const { line } = sourceFile.getLineAndCharacterOfPosition(node.getStart());
      throw new NotErasable(line + 1, construct);
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) {
      edits.push({ start: node.getStart(), end: node.end });
      return;
    }
    const thisEdits = collectThisEdits(node);
    edits.push(...thisEdits, ...collectEdits(node, code));
    ts.forEachChild(node, (child) => {
      const isThis = thisEdits.some(({ start }) => start === child.getStart());
      const isType = ts.isTypeNode(child) && !ts.isExpressionWithTypeArguments(child);
      if (!isThis && !isType && !ts.isTypeParameterDeclaration(child)) visit(child);
    });
  };
  visit(sourceFile);
  return applyEdits(code, edits);
}
