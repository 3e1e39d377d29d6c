import ts from 'typescript';

/** What a module imports from a package: `{ source: '@mui/material/Button', names: ['default'] }`. */
export interface NamedImports {
  readonly source: string;
  /** Names as the other module exports them; `*` for all of it. */
  readonly names: readonly string[];
}

/** The imports of a module's source, those of types left out. */
export function readImportedNames(fileName: string, source: string): NamedImports[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.ES2022, false);
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      return [];
    }
    const { importClause, moduleSpecifier } = statement;
    if (!importClause || importClause.isTypeOnly) return [];
    const { name, namedBindings } = importClause;
    const bindings =
      namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const names = bindings
      .filter(({ isTypeOnly }) => !isTypeOnly)
      .map((element) => (element.propertyName ?? element.name).text);
    return [
      {
        source: moduleSpecifier.text,
        names: [
          ...(name ? ['default'] : []),
          ...names,
          ...(namedBindings && ts.isNamespaceImport(namedBindings) ? ['*'] : []),
        ],
      },
    ];
  });
}
