import ts from 'typescript';

/** One statement that makes a demo depend on another module. */
export interface DemoImport {
  /** As written: `@mui/material/Button`, `./styles.css`. */
  readonly request: string;
  /** 1-based. */
  readonly line: number;
  /** Offsets of the statement in the source, comments around it left out. */
  readonly start: number;
  readonly end: number;
  /** Whether it binds or passes on names, rather than being there for its effect. */
  readonly hasNames: boolean;
}

type ModuleStatement = ts.ImportDeclaration | ts.ExportDeclaration;

function areTypes(elements: ts.NodeArray<ts.ImportSpecifier | ts.ExportSpecifier>): boolean {
  return elements.length > 0 && elements.every((element) => element.isTypeOnly);
}

/** Whether nothing of the statement is left once the types are removed. */
function isTypeOnly(statement: ModuleStatement): boolean {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return (
      statement.isTypeOnly ||
      (clause !== undefined && ts.isNamedExports(clause) && areTypes(clause.elements))
    );
  }
  const { importClause } = statement;
  if (!importClause) return false;
  const { name, namedBindings } = importClause;
  return (
    importClause.isTypeOnly ||
    (!name &&
      namedBindings !== undefined &&
      ts.isNamedImports(namedBindings) &&
      areTypes(namedBindings.elements))
  );
}

/** The imports of a module and its `export … from`, without those of types, in their order. */
export function readImports(sourceFile: ts.SourceFile): DemoImport[] {
  return sourceFile.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || isTypeOnly(statement))
      return [];
    const start = statement.getStart();
    return [
      {
        request: moduleSpecifier.text,
        line: sourceFile.getLineAndCharacterOfPosition(start).line + 1,
        start,
        end: statement.getEnd(),
        hasNames: ts.isExportDeclaration(statement) || statement.importClause !== undefined,
      },
    ];
  });
}
