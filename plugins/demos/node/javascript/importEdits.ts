import ts from 'typescript';
import { removeStatement, type Edit } from './edits';

/** Names of properties and attributes: they are spelled like variables and are none. */
function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    ((ts.isPropertyAssignment(parent) || ts.isJsxAttribute(parent)) && parent.name === node) ||
    (ts.isBindingElement(parent) && parent.propertyName === node)
  );
}

/** Every name that is used as a value, in any scope: a name that is shadowed counts as used. */
function collectValueNames(sourceFile: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) return;
    if (ts.isIdentifier(node) && !isMemberName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return names;
}

function collectTypeNames(sourceFile: ts.SourceFile): Set<string> {
  return new Set(
    sourceFile.statements.flatMap((statement) =>
      ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
        ? [statement.name.text]
        : [],
    ),
  );
}

/** What becomes of imports whose names no value of the module uses. */
export type UnusedImports = 'drop imports' | 'keep imports';

/** @param values names that are used as values; null: as if all were. */
function toImportEdits(node: ts.ImportDeclaration, values: ReadonlySet<string> | null): Edit[] {
  const clause = node.importClause;
  if (!clause) return [];
  const isUsed = (name: ts.Identifier | undefined) =>
    name !== undefined && !clause.isTypeOnly && (values?.has(name.text) ?? true);
  const bindings = clause.namedBindings;
  const kept: string[] = isUsed(clause.name) ? [clause.name?.text ?? ''] : [];
  if (bindings && ts.isNamespaceImport(bindings)) {
    if (isUsed(bindings.name)) kept.push(bindings.getText());
  } else if (bindings) {
    const names = bindings.elements.filter(({ isTypeOnly, name }) => !isTypeOnly && isUsed(name));
    if (names.length === bindings.elements.length) kept.push(bindings.getText());
    else if (names.length > 0) kept.push(`{ ${names.map((name) => name.getText()).join(', ')} }`);
  }
  // The comment above may be the file's own.
  if (kept.length === 0)
    return [removeStatement(node, node.getSourceFile().text, 'without its comment')];
  return [{ start: clause.getStart(), end: clause.end, text: kept.join(', ') }];
}

function toExportEdits(node: ts.ExportDeclaration, types: ReadonlySet<string>): Edit[] {
  const remove = () => [removeStatement(node, node.getSourceFile().text, 'with its comment')];
  const clause = node.exportClause;
  if (node.isTypeOnly) return remove();
  if (!clause || !ts.isNamedExports(clause)) return [];
  const names = clause.elements.filter(
    ({ isTypeOnly, name, propertyName }) =>
      !isTypeOnly && (node.moduleSpecifier || !types.has((propertyName ?? name).text)),
  );
  if (names.length === clause.elements.length) return [];
  if (names.length === 0) return remove();
  const text = `{ ${names.map((name) => name.getText()).join(', ')} }`;
  return [{ start: clause.getStart(), end: clause.end, text }];
}

/** Takes out of a module's imports and exports what is a type, or is used by types only. */
export function collectImportEdits(
  sourceFile: ts.SourceFile,
  unusedImports: UnusedImports,
): Edit[] {
  const values = unusedImports === 'keep imports' ? null : collectValueNames(sourceFile);
  const types = collectTypeNames(sourceFile);
  return sourceFile.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return toImportEdits(statement, values);
    return ts.isExportDeclaration(statement) ? toExportEdits(statement, types) : [];
  });
}
